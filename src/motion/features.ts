/** What framer-motion needs to animate, in a module of its own: imported lazily, only this much is loaded. */
export { domAnimation as features } from "framer-motion";
