export { onPreBootstrap } from "./src/gatsby/check-content";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateDevServer } from "./src/gatsby/develop";
export { onPostBuild } from "./src/gatsby/post-build";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onPostBootstrap } from "./src/gatsby/search";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
