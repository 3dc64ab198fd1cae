import { expect, type Page, test } from "@playwright/test";
import { answerPosts } from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";
import { routes } from "../support/routes";

// A page from the worker's cache could not be altered on its way.
test.use({ serviceWorkers: "block" });
test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await withoutPictures(page);
	// Forms ask whether their function is there.
	await answerPosts(page);
});

/** Loads a page until React has it. @returns what it complained of */
const load = async (page: Page, errors: string[], path: string): Promise<string[]> => {
	errors.length = 0;
	await page.goto(path);
	await fullyHydrated(page);
	// Errors are reported in a task after the commit.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
	return [...errors];
};

test("a page whose HTML differs in a word or an element is noticed", async ({ page }) => {
	const errors = watchErrors(page);
	const alterations: readonly ((html: string) => string)[] = [
		(html) => html.replace(/(<h1[^>]*>(?:<span[^>]*>)*)([^<]+)/, "$1Another text"),
		(html) => html.replace(/<main ([^>]*)>/, "<main $1><aside>Not of this page</aside>"),
	];
	for (const alter of alterations) {
		await page.route("**/about", async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			expect(alter(html), "the alteration finds its place").not.toBe(html);
			await route.fulfill({ response, body: alter(html) });
		});
		const found = await load(page, errors, "/about");
		expect(found.filter((text) => /Minified React error #4(?:18|23|25)/.test(text))).toHaveLength(1);
		await page.unroute("**/about");
	}
	expect(await load(page, errors, "/about"), "and the page as it is built is not").toEqual([]);
});

test("every route hydrates without a warning", async ({ page }) => {
	test.setTimeout(240_000);
	const errors = watchErrors(page);
	const complaints: string[] = [];
	for (const path of routes) for (const text of await load(page, errors, path)) complaints.push(`${path}: ${text}`);
	// The not-found page asks for the data of an address that has none, which the browser logs.
	const missing = (await load(page, errors, "/no-such-page")).filter((text) => !text.includes("404 (Not Found)"));
	console.log(`${routes.length + 1} routes hydrated`);
	expect(missing).toEqual([]);
	expect(complaints).toEqual([]);
});

const draft = (values: Record<string, string>): string => JSON.stringify({ id: "0123456789abcdef", values, search: "", waiting: false });

/** What the site and Gatsby keep: campaigns seen, entrance played, forms, positions, the mark of a reload. */
const stores = {
	empty: { local: {}, session: {} },
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

/** The spa keeps America/Chicago: what is a day's, a year's or a window's edge there, and the days that are none like the others. */
const instants = [
	"2025-09-20T15:00:00-05:00",
	"2025-09-29T23:59:59-05:00",
	"2025-10-16T23:59:59-05:00",
	"2025-12-31T23:59:59-06:00",
	"2026-01-01T00:00:00-06:00",
	"2026-03-08T03:00:00-05:00",
	"2028-02-29T12:00:00-06:00",
];

const pages = ["/", "/contact", "/schedule?service=hydrafacial", "/specials", "/services?category=Wellness%20%26%20Vitality%20Treatments"];

for (const timezoneId of ["America/Chicago", "Pacific/Auckland", "America/Los_Angeles"])
	test.describe(`in ${timezoneId}`, () => {
		test.use({ timezoneId });

		for (const [name, { local, session }] of Object.entries(stores))
			test(`hydrates without a warning at any date, storage ${name}`, async ({ page }) => {
				test.setTimeout(120_000);
				const errors = watchErrors(page);
				await page.goto("/offline");
				const complaints: string[] = [];
				for (const instant of instants) {
					await page.clock.setFixedTime(new Date(instant));
					for (const path of pages) {
						await page.evaluate(
							(kept) => {
								localStorage.clear();
								sessionStorage.clear();
								for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value);
								for (const [key, value] of Object.entries(kept.session)) sessionStorage.setItem(key, value);
							},
							{ local, session },
						);
						for (const text of await load(page, errors, path)) complaints.push(`${path} at ${instant}: ${text}`);
					}
				}
				expect(complaints).toEqual([]);
				expect(await page.evaluate(() => new Date().toISOString()), "the clock stands where it was set").toContain("2028-02-29T18:00:00");
			});
	});
