/** `npm start`: installs what is missing, builds, serves the production site and prints its address. PORT: 9000 where not said. */
import { spawn } from "node:child_process";
import { ensureBuild } from "./build.mjs";

const port = process.env.PORT || "9000";
ensureBuild();
console.log(`\nElm Place is served on http://localhost:${port} (Ctrl+C ends it)\n`);
const server = spawn("npx", ["gatsby", "serve", "--port", port], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
