/**
 * Safari's engine: WebKitGTK's MiniBrowser on a display of its own, over WebDriver's HTTP
 * (https://www.w3.org/TR/webdriver2/).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../.scripts/free-port.mjs";
import { until } from "../support/server-until.mjs";

/** WebDriver's characters for keys. */
const keys = { Enter: "\uE007", Escape: "\uE00C" };

const start = (command, words, options) => {
	const child = spawn(command, words, options);
	const stop = async () => {
		child.kill();
		await once(child, "exit");
	};
	return { child, stop };
};

/** Starts a virtual screen on a free display. */
const startScreen = async () => {
	const { child, stop } = start(
		"Xvfb",
		["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
		{
			stdio: ["ignore", "ignore", "ignore", "pipe"],
		},
	);
	// Xvfb writes the number of its display when it's ready for programs.
	const [number] = await once(child.stdio[3], "data");
	return { display: `:${String(number).trim()}`, stop };
};

/** Starts the driver on a free port. @returns what sends it a command, and what stops it */
const startDriver = async (display) => {
	const port = await freePort();
	const env = {
		...process.env,
		DISPLAY: display,
		// Without a locale, `navigator.language` would be "C".
		LC_ALL: "en_US.UTF-8",
		no_proxy: "127.0.0.1",
		LIBGL_ALWAYS_SOFTWARE: "1",
		// Its sandbox needs namespaces, which a container doesn't allow.
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
	};
	const { stop } = start("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
	const send = async (method, path, body) => {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			body: body && JSON.stringify(body),
		});
		const { value } = await response.json();
		if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
		return value;
	};
	await until(
		"WebKit's driver is ready",
		async () => (await send("GET", "/status").catch(() => ({}))).ready,
	);
	return { send, stop };
};

/**
 * Opens a window of WebKit. WebKitGTK hangs if a window is resized between pages: each size is a
 * browser of its own.
 * @returns the same as `openFirefox`
 */
export const openWebKit = async ({ width, height }) => {
	const screen = await startScreen();
	const driver = await startDriver(screen.display);
	const { sessionId } = await driver.send("POST", "/session", {
		// Without the toolbar, which is wider than a phone.
		capabilities: {
			alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] } },
		},
	});
	const send = (method, path, body) => driver.send(method, `/session/${sessionId}${path}`, body);
	await send("POST", "/window/rect", { x: 0, y: 0, width, height });
	const run = (read, ...args) =>
		send("POST", "/execute/sync", { script: `return (${read})(...arguments)`, args });
	return {
		goTo: (url) => send("POST", "/url", { url }),
		evaluate: run,
		find: run,
		click: (element) => send("POST", `/element/${Object.values(element)[0]}/click`, {}),
		type: (element, text) => send("POST", `/element/${Object.values(element)[0]}/value`, { text }),
		press: (key) => {
			const [keyDown, keyUp] = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
			return send("POST", "/actions", {
				actions: [{ type: "key", id: "keyboard", actions: [keyDown, keyUp] }],
			});
		},
		close: async () => {
			await send("DELETE", "");
			await driver.stop();
			await screen.stop();
		},
	};
};
