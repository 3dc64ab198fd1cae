/** So that a lazy import loads this part of framer-motion alone. */
export { animate } from "framer-motion/dom/mini";
