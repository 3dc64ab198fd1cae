export { onPreBootstrap } from "./src/gatsby/content";
export { createPages } from "./src/gatsby/pages";
export { createSchemaCustomization } from "./src/gatsby/schema";
