import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** `HOSTING_PORT` lets two checkouts be tested beside each other. */
const port = Number(process.env.HOSTING_PORT ?? 9210);

/** Against real nginx with deploy/nginx.conf, over TLS with a certificate of its own. */
export default defineConfig({
	...base,
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: "../../.tmp/playwright-hosting",
	reporter: [["list"], ["json", { outputFile: "../../.tmp/playwright-hosting.json" }]],
	use: { ...base.use, baseURL: `https://127.0.0.1:${port}`, ignoreHTTPSErrors: true },
	webServer: {
		command: `node ../../deploy/local.mjs --port ${port} --public ../../public`,
		url: `https://127.0.0.1:${port}/`,
		ignoreHTTPSErrors: true,
		reuseExistingServer: false,
		timeout: 60_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
});
