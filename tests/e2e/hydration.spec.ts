import { expect, type Page, test } from "@playwright/test";
import { answerPosts } from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";

// routes.spec.ts opens every page today, with empty storage, and expects no hydration warning.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const draft = (values: Record<string, string>): string => JSON.stringify({ id: "0123456789abcdef", values, search: "", waiting: false });

/** What the site and Gatsby store: campaigns seen, entrance played, drafts, scroll positions, the mark of a reload. */
const stores = {
	full: {
		local: { "grand-opening-last-seen": "2025-09-29", "best-in-area-last-seen": "2025-10-16" },
		session: {
			"header-entrance-played": "true",
			"form-appointment": draft({ name: "Maria Lopez", treatment: "hydrafacial", note: "Ground floor, please." }),
			"form-message": draft({ name: "Maria Lopez", message: "Is it in stock?" }),
			"@@scroll|/|initial": "900",
			"@@scroll|/schedule|initial": "300",
			"gatsby-reload-compilation-hash-match": "1",
		},
	},
	garbage: {
		local: { "grand-opening-last-seen": "{garbage", "best-in-area-last-seen": "9999-99-99" },
		session: {
			"header-entrance-played": "null",
			"form-appointment": "{garbage",
			"form-message": "[1]",
			"@@scroll|/|initial": "{garbage",
			"@@scroll|/schedule|initial": "NaN",
			"gatsby-reload-compilation-hash-match": "garbage",
		},
	},
} as const;

/** During a campaign, and at the end of a year on the spa's clock. */
const twoInstants = ["2025-09-20T15:00:00-05:00", "2025-12-31T23:59:59-06:00"];
/** Edges of a day, a year or a campaign, the change to daylight saving time and a leap day. */
const instants = [
	...twoInstants,
	"2025-09-29T23:59:59-05:00",
	"2025-10-16T23:59:59-05:00",
	"2026-01-01T00:00:00-06:00",
	"2026-03-08T03:00:00-05:00",
	"2028-02-29T12:00:00-06:00",
];

const pages = ["/", "/contact", "/schedule?service=hydrafacial", "/specials", "/services?category=Wellness%20%26%20Vitality%20Treatments"];

/** Opens the pages at each instant with what a browser has stored. @returns their errors */
const findErrors = async (page: Page, { local, session }: (typeof stores)[keyof typeof stores], times: readonly string[]): Promise<string[]> => {
	await withoutPictures(page);
	await answerPosts(page);
	const errors = watchErrors(page);
	const found: string[] = [];
	await page.goto("/offline");
	for (const time of times) {
		await page.clock.setFixedTime(new Date(time));
		for (const path of pages) {
			await page.evaluate(
				(stored) => {
					localStorage.clear();
					sessionStorage.clear();
					for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value);
					for (const [key, value] of Object.entries(stored.session)) sessionStorage.setItem(key, value);
				},
				{ local, session },
			);
			errors.length = 0;
			await page.goto(path);
			await fullyHydrated(page);
			// Errors are reported in a task after the commit.
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
			found.push(...errors.map((text) => `${path} at ${time}: ${text}`));
		}
		expect(await page.evaluate(() => Date.now()), "the page's clock").toBe(Date.parse(time));
	}
	return found;
};

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"])
	test.describe(`in ${timezoneId}`, () => {
		test.use({ timezoneId });

		for (const [name, store] of Object.entries(stores))
			test(`pages hydrate without a warning at all dates with ${name} storage`, { tag: "@deep" }, async ({ page }) => {
				expect(await findErrors(page, store, instants)).toEqual([]);
			});
	});

test.describe("in a time zone a day ahead of the spa's", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("pages hydrate without a warning during a campaign and at the end of a year, with full storage", async ({ page }) => {
		expect(await findErrors(page, stores.full, twoInstants)).toEqual([]);
	});
});
