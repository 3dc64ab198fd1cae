export { onPreBootstrap } from "./src/gatsby/content";
export { onPostBuild } from "./src/gatsby/hosting";
export { createPages } from "./src/gatsby/pages";
export { createSchemaCustomization } from "./src/gatsby/schema";
