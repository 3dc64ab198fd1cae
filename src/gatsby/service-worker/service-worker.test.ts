import type { Reporter } from "gatsby";
import { withFolder } from "../../../tests/support/folder";
import { findWorkboxLoader, removeApp } from ".";

const pluginWorker =
	'importScripts("workbox-v4.3.1/workbox-sw.js");\nworkbox.setConfig({modulePathPrefix: "workbox-v4.3.1"});\nworkbox.core.skipWaiting();';

test("only Workbox's loading is taken from the plugin; a change is an error", () => {
	expect(findWorkboxLoader(pluginWorker)).toBe(pluginWorker.split("\n").slice(0, 2).join("\n"));
	expect(() => findWorkboxLoader('importScripts("workbox-v7/workbox-sw.js");')).toThrow(
		/gatsby-plugin-offline \d.*change the patterns in src\/gatsby\/service-worker/,
	);
	expect(() => removeApp("<h1>Offline</h1>")).toThrow(/no script .*src\/gatsby\/service-worker/);
});

const { at, read, write } = withFolder();

test("SERVICE_WORKER=off: /sw.js removes the worker, and nothing registers it", () => {
	write("public/sw.js", pluginWorker);
	write("src/browser/service-worker/unregister.js", "unregister");
	process.env.SERVICE_WORKER = "off";
	jest.isolateModules(() => {
		const off = require(".") as typeof import(".");
		expect(off.offlinePlugins).toEqual([]);
		off.writeServiceWorker(at(), { warn: jest.fn() } as unknown as Reporter, "");
	});
	delete process.env.SERVICE_WORKER;
	expect(read("public/sw.js")).toBe("unregister");
});
