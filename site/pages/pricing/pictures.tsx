import { CreditStatement } from "./CreditStatement.tsx";

export default { statement: <CreditStatement /> };
