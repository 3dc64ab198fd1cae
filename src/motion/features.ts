/** A module of its own, so that a lazy import doesn't load all of framer-motion. */
export { domAnimation as features } from "framer-motion";
