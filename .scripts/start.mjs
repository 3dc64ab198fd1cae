/** `npm start`: installs what's missing, builds, and serves the production site on PORT (9000 by default). */
import { spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { ensureDependencies } from "./dependencies.mjs";

const port = process.env.PORT || "9000";
ensureDependencies();
const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
console.log(`\nElm Place is served on http://localhost:${port} (Ctrl+C ends it)\n`);
const server = spawn("npx", ["gatsby", "serve", "--port", port], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
/** The first request opens the outbox, and what a crash left undelivered goes on its way (docs/booking.md). */
const wakeDelivery = async () => {
	for (let second = 0; second < 60 && server.exitCode === null; second += 1) {
		await wait(1000);
		const answer = await fetch(`http://localhost:${port}/api/contact-messages`).catch(() => undefined);
		if (answer && !answer.ok) console.error(`The forms take nothing at the moment (${answer.status}); the log above says why and what to do. The pages work.`);
		if (answer) return;
	}
};
wakeDelivery();
server.on("exit", (code) => process.exit(code ?? 0));
