import { Skyline } from "../../components/scenes/Skyline.tsx";
import { FewNames, Habit, Reason, Trials } from "./value-pictures.tsx";

/** The city, and what each value looks like at work. */
export default {
  city: <Skyline className="-z-10" />,
  value1: <FewNames />,
  value2: <Reason />,
  value3: <Trials />,
  value4: <Habit />,
};
