import { ApiCall } from "../../components/ApiCall.tsx";

export default { call: <ApiCall /> };
