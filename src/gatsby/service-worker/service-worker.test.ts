import type { Reporter } from "gatsby";
import { withFolder } from "../../../tests/support/folder";
import { findWorkboxLoader, removeApp, writeServiceWorker } from ".";

const pluginWorker =
	'importScripts("workbox-v4.3.1/workbox-sw.js");\nworkbox.setConfig({modulePathPrefix: "workbox-v4.3.1"});\nworkbox.core.skipWaiting();';

test("only Workbox's loading is taken from the plugin; a change is an error", () => {
	expect(findWorkboxLoader(pluginWorker)).toBe(pluginWorker.split("\n").slice(0, 2).join("\n"));
	expect(() => findWorkboxLoader('importScripts("workbox-v7/workbox-sw.js");')).toThrow(
		/gatsby-plugin-offline \d.*change the patterns in src\/gatsby\/service-worker/,
	);
	expect(() => removeApp("<h1>Offline</h1>")).toThrow(/no script .*src\/gatsby\/service-worker/);
});

describe("the files", () => {
	const { at, read, write } = withFolder();
	const reporter = { info: jest.fn(), warn: jest.fn() };
	beforeEach(() => {
		write("public/sw.js", pluginWorker);
		write("public/page-data/none.txt");
		write("src/browser/service-worker/worker.js", "ours");
		write("src/browser/service-worker/precache.js", "and its second part");
		write("src/browser/service-worker/unregister.js", "unregister");
	});

	test("/sw.js and /offline.html are written, and what's precached is said", () => {
		const kept =
			'<script type="application/ld+json">{"a":1}</script><h1>Offline</h1><script>inline()</script>';
		write(
			"public/offline/index.html",
			`<link as="fetch" rel="preload" href="/page-data.json"/>${kept}<script id="gatsby-1">1</script><script src="/app-1.js"></script>`,
		);
		write("public/later-1.css");
		writeServiceWorker(at(), reporter as unknown as Reporter, "later-1.css");
		expect(read("public/offline.html")).toBe(kept);
		expect(read("public/sw.js")).toMatch(
			/^importScripts[\s\S]*self\.precache = \{"revisioned":\{"\/offline\.html":"[0-9a-f]{16}"\},"hashed":\["\/later-1\.css"\]\};\nours\nand its second part$/,
		);
		expect(reporter.info).toHaveBeenCalledWith("/sw.js precaches 2 files, 0 kB as sent.");
	});

	test("SERVICE_WORKER=off: /sw.js removes the worker, and nothing registers it", () => {
		process.env.SERVICE_WORKER = "off";
		jest.isolateModules(() => {
			const off = require(".") as typeof import(".");
			expect(off.offlinePlugins).toEqual([]);
			off.writeServiceWorker(at(), reporter as unknown as Reporter, "");
		});
		delete process.env.SERVICE_WORKER;
		expect(read("public/sw.js")).toBe("unregister");
	});
});
