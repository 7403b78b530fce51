import { Skyline } from "../../components/scenes/Skyline.tsx";

/** The old town from near by, with the lights of those who work from there. */
export default {
  city: <Skyline className="-z-10 origin-[42%_100%] scale-150" />,
};
