import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./.scripts/chromium.mjs";

/** `E2E_PORT` lets two checkouts be tested beside each other. */
const port = Number(process.env.E2E_PORT ?? 9010);

/** Against the production build, in the Chromium that .scripts/chromium.mjs found. */
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: ".tmp/playwright",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	// That it happens: a busy machine of two cores may take a while. How soon, where that is promised, is responsiveness.spec.ts's to say.
	expect: { timeout: 10_000 },
	forbidOnly: true,
	reporter: [["list"], ["json", { outputFile: ".tmp/playwright.json" }]],
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		launchOptions: {
			...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
			args: chromiumFlags,
		},
	},
	webServer: {
		command: `npx gatsby serve --port ${port} --host 127.0.0.1`,
		url: `http://127.0.0.1:${port}/`,
		reuseExistingServer: false,
		timeout: 120_000,
		// Every test is the same client; what they send stays apart from what visitors sent.
		env: { OUTBOX_DIR: `.tmp/outbox-${port}`, RATE_LIMIT_CLIENT: "0", RATE_LIMIT_OVERALL: "0", SMTP_URL: "", SMTP_TO: "" },
	},
});
