import "./src/styles/global.css";

export { wrapPageElement } from "./src/runtime/wrap-page-element";
