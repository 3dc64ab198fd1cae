/** A module of its own, so that a lazy import loads this part of framer-motion alone. */
export { animate } from "framer-motion/dom/mini";
