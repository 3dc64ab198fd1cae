/** `npm start`: installs what's missing, builds, and serves the site at PORT, or 9000. */
import { spawnSync } from "node:child_process";
import { ensureDependencies } from "./dependencies.mjs";

ensureDependencies();
const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("../dist/server.mjs");
