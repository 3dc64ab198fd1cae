/**
 * `npm start`: installs what is missing, builds, and serves the production site. PORT is 9000 if
 * not set.
 */
import { spawnSync } from "node:child_process";
import { ensureDependencies } from "./dependencies.mjs";

ensureDependencies();
const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("../dist/server.mjs");
