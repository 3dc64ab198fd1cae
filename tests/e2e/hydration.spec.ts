import { expect, test } from "@playwright/test";
import { answerPosts } from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";
import { still } from "../support/shell";

// routes.spec.ts opens every page today, with empty storage, and expects no hydration warning. Here
// it's a day ahead of the spa's.
test.use({ ...still, timezoneId: "Pacific/Auckland" });

/** What the site and Gatsby store, from seen campaigns to scroll positions. */
const full = {
	local: { "grand-opening-last-seen": "2025-09-29", "best-in-area-last-seen": "2025-10-16" },
	session: {
		"header-entrance-played": "true",
		"form-appointment":
			'{"id":"0123456789abcdef","values":{"name":"Maria Lopez","note":"Ground floor, please."},"search":"","waiting":false}',
		"form-message":
			'{"id":"0123456789abcdef","values":{"message":"Is it in stock?"},"search":"","waiting":false}',
		"@@scroll|/|initial": "900",
		"gatsby-reload-compilation-hash-match": "1",
	},
};
const spoil = (stored: Record<string, string>) =>
	Object.fromEntries(Object.keys(stored).map((key) => [key, "{garbage"]));
const garbage = { local: spoil(full.local), session: spoil(full.session) };

const visits = [
	["2025-09-20T15:00:00-05:00", full],
	["2025-12-31T23:59:59-06:00", full],
	["2028-02-29T12:00:00-06:00", garbage],
] as const;
const pages = [
	"/",
	"/contact",
	"/schedule?service=hydrafacial",
	"/specials",
	"/services?category=Wellness%20%26%20Vitality%20Treatments",
];

test("pages hydrate without a warning, whatever the day and the storage", async ({ page }) => {
	await withoutPictures(page);
	await answerPosts(page);
	const errors = watchErrors(page);
	await page.goto("/offline");
	for (const [time, store] of visits) {
		await page.clock.setFixedTime(new Date(time));
		for (const path of pages) {
			await page.evaluate(({ local, session }) => {
				localStorage.clear();
				sessionStorage.clear();
				for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
				for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
			}, store);
			errors.length = 0;
			await page.goto(path);
			await fullyHydrated(page);
			// React reports errors in a task after the commit.
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
			expect(errors, `${path} at ${time}`).toEqual([]);
		}
	}
});
