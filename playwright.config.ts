import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestBrowser } from "./.scripts/chromium.mjs";

/** `E2E_PORT` lets two checkouts be tested at the same time. */
const sitePort = Number(process.env.E2E_PORT ?? 9010);
const browser = findTestBrowser();
const siteUrl = `http://127.0.0.1:${sitePort}`;

/** Against the production build, in the system's Chromium. */
export default defineConfig({
	outputDir: ".tmp/playwright",
	testMatch: "**/*.spec.ts",
	fullyParallel: true,
	workers: 2,
	// What passes only the second time is listed last, as flaky: a bug of the test or of the site.
	retries: 1,
	// Only a hang takes that long: the slowest test seen on a busy machine took 90 s.
	timeout: 900_000,
	// These say what was waited for.
	expect: { timeout: 120_000 },
	forbidOnly: true,
	reporter: "list",
	use: {
		baseURL: siteUrl,
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		// A service worker would answer in place of the network; the specs about it turn it on.
		serviceWorkers: "block",
		trace: "on-first-retry",
		launchOptions: {
			...(browser ? { executablePath: browser } : {}),
			args: chromiumFlags,
		},
	},
	projects: [
		// What tests and axe add to pages is in no policy. tests/hosting opens the pages under theirs.
		{ name: "site", testDir: "tests/e2e", use: { bypassCSP: true } },
		{ name: "policy", testDir: "tests/hosting" },
	],
	webServer: {
		command: "node dist/server.mjs",
		url: `${siteUrl}/`,
		timeout: 900_000,
		// All tests share one client address. What they send is kept apart from what visitors sent.
		env: {
			HOST: "127.0.0.1",
			PORT: String(sitePort),
			OUTBOX_DIR: `.tmp/outbox-${sitePort}`,
			RATE_LIMIT_CLIENT: "0",
			RATE_LIMIT_CLIENT_HOURLY: "0",
			SMTP_URL: "",
			SMTP_TO: "",
		},
	},
});
