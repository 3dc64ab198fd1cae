import { expect, type Page, test } from "@playwright/test";
import { fields, needlesNo } from "../../src/lib/catalog/finder/answers";
import { groupSpecials } from "../../src/lib/catalog/specials";
import { required } from "../../src/lib/pages/blocks";
import { addDays } from "../../src/lib/time/dates";
import { getOpeningDay } from "../../src/lib/time/opening-days";
import { carouselOf, reportFailedChunk, showToast, toastOf } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign, onSpaClock } from "../support/campaign-windows";
import { categories, concerns, exclusions, findPage, memberships, services, site, specials } from "../support/content";
import { accepted, answerPosts, chooseTreatment, confirmation, field, fill, nextDays, notice, ready, send, sendButton, treatment } from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";
import { nextOpenDays } from "../support/open-days";
import { routes, templates } from "../support/routes";
import { desktop, expandedPanel, menuButton, openDrawer, phone } from "../support/shell";
import { addTranslator, type Moment, moments, readTexts, translate } from "../support/translator";

/** A page that a browser translates shows, after whatever a visitor does, what the same page shows without a translator. */

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/** An open day on which the home page shows another special than its HTML, and no campaign opens. */
const today = required(
	specials
		.flatMap(({ starts, ends }) => (ends ? Array.from({ length: 7 }, (_, ahead) => addDays(starts, ahead)) : []))
		.find((day) => groupSpecials(specials, day).current.length > 0 && getOpeningDay(day, site).open && campaignsAt(onSpaClock(`${day}T12:00:00`)).length === 0),
	"A special with a last day",
);
const noon = onSpaClock(`${today}T12:00:00`);
const [special] = groupSpecials(
	specials.map((each) => ({ ...each, ends: each.ends ?? null })),
	today,
).current;
const openDays = nextOpenDays(noon, 3);

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];
interface Use {
	readonly path: string;
	readonly instant?: Date;
	readonly viewport?: { width: number; height: number };
	readonly steps: readonly Step[];
}

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => main(page).getByRole("region", { name });
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).filter({ visible: true }).first().click();
const firstDay = (page: Page) => region(page, "Plan your series").getByLabel("First day");
const select = (page: Page, name: string, place = 0) => main(page).getByRole("combobox", { name, exact: true }).nth(place);
const check = (page: Page, name: string, value: string) => main(page).locator(`[name="${name}"][value="${value}"]`).check();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const search = (page: Page, query: string) => dialog(page, "Search").getByRole("searchbox").fill(query);
/** Follows a link to any address of the site. */
const follow = async (page: Page, href: string): Promise<void> => {
	await page.evaluate((address) => {
		const link = Object.assign(document.createElement("a"), { href: address });
		document.querySelector("main")?.append(link);
		link.click();
		link.remove();
	}, href);
	await expect(page).toHaveURL(href);
};

const [concern, otherConcern] = concerns;
const [one, two, three, four] = services;
const [category, otherCategory] = categories;
const planned = required(
	services.find(({ course }) => course.intervalDays && course.sessions && course.sessions.min < course.sessions.max),
	"A service with an interval",
);
const stepOf = (key: string): string => required(findPage("treatment-finder").blocks.find((block) => block.key === key)?.eyebrow, key);
const [membership] = memberships;
const included = membership?.benefits.included[0]?.choices[0]?.items[0];
const labelOf = (slug: string | undefined, price?: string): string => {
	const service = required(
		services.find((each) => each.slug === slug),
		`The service ${slug}`,
	);
	return `${service.title}: ${price ?? service.prices[0]?.name}`;
};

const uses: Readonly<Record<string, Use>> = {
	"the home page": {
		path: "/",
		steps: [
			["the special of the day", (page) => expect(main(page).getByRole("heading", { name: special?.title })).toBeAttached()],
			["the next slide", async (page) => (await carouselOf(page, "Service categories")).getByRole("button", { name: "Next slide" }).click()],
			["the next review", async (page) => (await carouselOf(page, "Client reviews")).getByRole("button", { name: "Next slide" }).click()],
			[
				"closing time",
				async (page) => {
					await expect(page.getByRole("banner").getByText(/^Open now/)).toBeAttached();
					await page.clock.setFixedTime(onSpaClock(`${today}T23:00:00`));
					await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
					await expect(page.getByRole("banner").getByText(/^Closed/)).toBeAttached();
				},
			],
		],
	},
	"the treatment finder": {
		path: "/treatment-finder",
		steps: [
			["a concern", (page) => check(page, fields.concerns, concern?.slug ?? "")],
			["another concern", (page) => check(page, fields.concerns, otherConcern?.slug ?? "")],
			["without the first", (page) => main(page).locator(`[name="${fields.concerns}"]`).first().uncheck()],
			["the next step", (page) => press(page, "Next")],
			["no needles", (page) => check(page, fields.needles, needlesNo)],
			["the last step", (page) => press(page, new RegExp(stepOf("health")))],
			...exclusions.slice(0, 3).map(({ slug, label }): Step => [label, (page) => check(page, fields.exclusions, slug)]),
			["skin", (page) => main(page).getByRole("combobox").first().selectOption({ index: 2 })],
			["back", (page) => press(page, "Back")],
			[
				"the strictest answers",
				async (page) => {
					for (const name of [fields.downtime, fields.visits, fields.budget]) await main(page).locator(`[name="${name}"]`).first().check();
				},
			],
			["a new start", (page) => press(page, "Start over")],
			["a concern again", (page) => check(page, fields.concerns, concern?.slug ?? "")],
		],
	},
	"the comparison": {
		path: "/compare",
		steps: [
			["the first", (page) => select(page, "Treatment 1").selectOption(one?.slug ?? "")],
			["the second", (page) => select(page, "Treatment 2").selectOption(two?.slug ?? "")],
			["the third", (page) => select(page, "Treatment 3").selectOption(three?.slug ?? "")],
			["another", (page) => select(page, "Treatment 1").selectOption(four?.slug ?? "")],
			["without the second", (page) => select(page, "Treatment 2").selectOption("")],
			["an unknown one", (page) => follow(page, `/compare?services=magic,${one?.slug}`)],
			["two unknown ones", (page) => follow(page, `/compare?services=magic,${one?.slug},tarot`)],
			["four", (page) => follow(page, `/compare?services=${services.slice(0, 4).map(({ slug }) => slug)}`)],
			["others", (page) => follow(page, `/compare?services=${services.slice(1, 6).map(({ slug }) => slug)}`)],
			["none", (page) => follow(page, "/compare")],
		],
	},
	"the search": {
		path: "/about",
		steps: [
			[
				"open",
				async (page) => {
					await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
					await expect(dialog(page, "Search").locator("[data-result]").first()).toBeVisible();
				},
			],
			...["laser", "laser hair", "laser hair gone", "zzqqxxjj", "zzqqxxjj wwyy", "botx", "botox", "price", ""].map(
				(query): Step => [`“${query}”`, (page) => search(page, query)],
			),
			["the key turned off", (page) => dialog(page, "Search").getByRole("button", { name: "Turn off the / key" }).click()],
			["the key turned on", (page) => dialog(page, "Search").getByRole("button", { name: "Turn on the / key" }).click()],
			["closed", (page) => page.keyboard.press("Escape")],
		],
	},
	"the list of services": {
		path: "/services",
		steps: [
			["one to compare", (page) => press(page, `Compare ${one?.title}`)],
			["two to compare", (page) => press(page, `Compare ${two?.title}`)],
			["three to compare", (page) => press(page, `Compare ${three?.title}`)],
			["one less", (page) => press(page, `Compare ${two?.title}`)],
			["none to compare", (page) => page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: "Clear" }).click()],
			...[category, otherCategory].map(
				(each): Step => [each?.title ?? "", (page) => main(page).getByRole("link", { name: each?.title, exact: true }).first().click()],
			),
			...[concern, otherConcern].map(
				(each): Step => [each?.title ?? "", (page) => main(page).getByRole("link", { name: each?.title, exact: true }).first().click()],
			),
			["all again", (page) => main(page).getByRole("link", { name: "Show all treatments" }).click()],
			["an unknown category", (page) => follow(page, "/services?category=magic")],
			["an unknown category and a concern", (page) => follow(page, `/services?category=magic&concern=${concern?.slug}`)],
		],
	},
	"the estimator": {
		path: "/pricing#price-estimator",
		steps: [
			["a treatment", (page) => select(page, "Treatment").selectOption({ label: labelOf(one?.slug) })],
			["its quantity", (page) => main(page).getByRole("spinbutton", { name: "Quantity" }).fill("6")],
			["a wrong quantity", (page) => main(page).getByRole("spinbutton", { name: "Quantity" }).fill("0")],
			["another one", (page) => main(page).getByRole("spinbutton", { name: "Quantity" }).fill("2")],
			["another treatment", (page) => select(page, "Treatment").selectOption({ label: labelOf(two?.slug) })],
			["a second line", (page) => press(page, "Add treatment")],
			["what's in a membership", (page) => select(page, "Treatment", 1).selectOption({ label: labelOf(included?.service, included?.price) })],
			["a third line", (page) => press(page, "Add treatment")],
			["without the first line", (page) => press(page, "Remove")],
		],
	},
	"a plan": {
		path: `/services/${planned.slug}`,
		steps: [
			[
				"in view",
				async (page) => {
					await region(page, "Plan your series").scrollIntoViewIfNeeded();
					await expect(firstDay(page)).toBeVisible();
				},
			],
			["the first day", (page) => firstDay(page).fill(openDays[0] ?? "")],
			["another day", (page) => firstDay(page).fill(openDays[2] ?? "")],
			["more sessions", (page) => region(page, "Plan your series").getByRole("combobox").selectOption({ index: 1 })],
			["a day that has passed", (page) => firstDay(page).fill("2020-01-01")],
			["a day too far away", (page) => firstDay(page).fill("2090-01-01")],
			["a day again", (page) => firstDay(page).fill(openDays[1] ?? "")],
			[
				"the page's address copied",
				async (page) => {
					await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => undefined } }));
					await press(page, "Share this page");
					await expect(main(page).getByText("Link copied")).toBeVisible();
				},
			],
		],
	},
	"the appointment form": {
		path: "/schedule",
		steps: [
			["ready", ready],
			[
				"errors",
				async (page) => {
					await send(page);
					await expect(notice(page)).toBeVisible();
				},
			],
			["fewer errors", (page) => chooseTreatment(page, treatment.title)],
			["another treatment", (page) => chooseTreatment(page, services.find(({ title }) => title !== treatment.title)?.title ?? "")],
			["a day", (page) => nextDays(page).first().click()],
			["another day", (page) => field(page, "day-1").fill(openDays[2] ?? "")],
			["a day that has passed", (page) => field(page, "day-1").fill("2020-01-01")],
			["a day again", (page) => field(page, "day-1").fill(openDays[1] ?? "")],
			["an email that's none", (page) => field(page, "email").fill("maria")],
			["sent with errors", send],
			["filled in", (page) => fill(page, "appointment")],
			[
				"sent",
				async (page) => {
					await send(page);
					await expect(confirmation(page, "appointment")).toBeVisible();
				},
			],
			["another request", (page) => press(page, "Request another appointment")],
		],
	},
	"the message form": {
		path: "/contact",
		steps: [
			["ready", ready],
			[
				"errors",
				async (page) => {
					await send(page);
					await expect(notice(page)).toBeVisible();
				},
			],
			...[4000, 3999].map((length): Step => [`${length} characters`, (page) => field(page, "message").fill("a".repeat(length))]),
			["filled in", (page) => fill(page, "message")],
			[
				"failed",
				async (page) => {
					await sendButton(page).click();
					await expect(notice(page)).toBeVisible();
				},
			],
			[
				"sent",
				async (page) => {
					await press(page, "Try again");
					await expect(confirmation(page, "message")).toBeVisible();
				},
			],
		],
	},
	"the shop": {
		path: "/shop",
		steps: [
			["a product", (page) => press(page, /^Details/)],
			["closed", (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
		],
	},
	"the menu": {
		path: "/about",
		steps: [
			[
				"open",
				async (page) => {
					await menuButton(page).click();
					await expect(expandedPanel(page)).toBeVisible();
				},
			],
			["another page", (page) => expandedPanel(page).getByRole("link", { name: one?.title, exact: true }).click()],
		],
	},
	"the drawer": {
		path: "/about",
		viewport: phone,
		steps: [
			[
				"open",
				async (page) => {
					const drawer = await openDrawer(page);
					await drawer.getByText("Services", { exact: true }).click();
				},
			],
			["another page", (page) => dialog(page, "Menu").getByRole("link", { name: "View All Services" }).click()],
		],
	},
	toasts: {
		path: "/about",
		steps: [
			["one", showToast],
			["two", reportFailedChunk],
			["one closed", (page) => toastOf(page).first().getByRole("button", { name: "Dismiss" }).click()],
		],
	},
	...(duringFirstCampaign && {
		"a campaign": {
			path: "/about",
			instant: duringFirstCampaign,
			steps: [
				["open", (page) => expect(page.getByRole("dialog").filter({ visible: true })).toBeVisible()],
				["closed", (page) => page.getByRole("dialog").filter({ visible: true }).getByRole("button", { name: "Close" }).click()],
			] satisfies Step[],
		},
	}),
	"the pictures": {
		path: "/admin/media",
		steps: [
			["a search", (page) => main(page).getByRole("searchbox").fill("hydrafacial")],
			["nothing found", (page) => main(page).getByRole("searchbox").fill("zzqqxxjj")],
			["nothing found again", (page) => main(page).getByRole("searchbox").fill("zzqqxxjj wwyy")],
			["all", (page) => press(page, "Show all pictures")],
			["a page's", (page) => select(page, "Page").selectOption({ index: 2 })],
			[
				"a name copied",
				async (page) => {
					await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => undefined } }));
					await press(page, /^Copy name/);
					await expect(main(page).getByText(/^Copied/)).toBeVisible();
				},
			],
			["the focus elsewhere", (page) => page.keyboard.press("Tab")],
			["the unused ones", (page) => press(page, /^Unused/)],
		],
	},
	"the specials": { path: "/specials", steps: [["today's", (page) => expect(main(page).locator("[data-state=current]").first()).toBeVisible()]] },
	"an address without a page": {
		path: "/pricng",
		steps: [["pages like it", (page) => expect(page.getByRole("navigation", { name: "Did you mean" })).toBeVisible()]],
	},
};

/** What React reports if the HTML isn't what it rendered. It renders the section again. */
const isHydrationWarning = (text: string): boolean => /Minified React error #4(?:18|23|25)/.test(text);

/** A page twice, once translated: what opens both, what does the same on both and expects the same texts, and the translated page's errors. */
const useBoth = async (plain: Page, moment: Moment) => {
	const translated = await plain.context().newPage();
	const errors = watchErrors(translated);
	for (const page of [plain, translated]) await withoutPictures(page);
	await addTranslator(translated, moment);
	const expectSameTexts = async (step: string): Promise<void> => {
		await expect(async () => {
			const [expected, shown] = await Promise.all([readTexts(plain), readTexts(translated)]);
			expect(shown, step).toEqual(expected);
		}).toPass({ timeout: 10_000 });
		await expect(main(translated).locator("h1"), step).toBeVisible();
	};
	return {
		open: async (path: string, { instant = noon, viewport = desktop }: Partial<Use> = {}): Promise<void> => {
			await plain.clock.setFixedTime(instant);
			for (const page of [plain, translated]) await page.setViewportSize(viewport);
			await Promise.all([plain, translated].map((page) => page.goto(path).then(() => fullyHydrated(page))));
			await translate(translated);
			await expect(main(translated).locator("font").first(), "the page is translated").toBeAttached();
			await expectSameTexts(`${path}, opened`);
		},
		act: async ([name, act]: Step): Promise<void> => {
			await Promise.all([plain, translated].map(act));
			await expectSameTexts(name);
		},
		errors: () => errors.filter((text) => !text.includes("Failed to load resource") && !(moment === "before hydration" && isHydrationWarning(text))),
	};
};

/** What one visitor does after the other, on pages whose code differs. */
const visits: Readonly<Record<string, readonly string[]>> = {
	"the home page, the menu, the drawer and the specials": ["the home page", "the menu", "the drawer", "the specials"],
	"the treatment finder and the pictures": ["the treatment finder", "the pictures"],
	"the comparison and the list of services": ["the comparison", "the list of services"],
	"the search, the shop, toasts, a campaign and an address without a page": ["the search", "the shop", "toasts", "a campaign", "an address without a page"],
	"the estimator and a plan": ["the estimator", "a plan"],
	"the forms": ["the message form", "the appointment form"],
};

for (const moment of moments)
	for (const [name, parts] of Object.entries(visits))
		test(`translated ${moment}: ${name}`, { tag: moment === "after hydration" ? [] : "@deep" }, async ({ page }) => {
			test.setTimeout(180_000);
			const unavailable = { status: 503, json: {} };
			await answerPosts(page, ...(parts.includes("the message form") ? [unavailable, unavailable, accepted] : []), accepted);
			const { open, act, errors } = await useBoth(page, moment);
			for (const part of parts) {
				const use = uses[part];
				if (use)
					await test.step(part, async () => {
						await open(use.path, use);
						for (const step of use.steps) await act(step);
					});
			}
			expect(errors()).toEqual([]);
		});

test("a translated page changes to one page of each template and back", async ({ page }) => {
	test.setTimeout(180_000);
	await answerPosts(page);
	const { open, act, errors } = await useBoth(page, "after hydration");
	await open("/about");
	for (const path of templates.filter((each) => each !== "/about")) {
		await act([
			`to ${path}`,
			async (opened) => {
				await follow(opened, path);
				await expect(opened.locator("main h1")).toBeFocused();
			},
		]);
		await act([
			`back from ${path}`,
			async (opened) => {
				await opened.goBack();
				await expect(opened).toHaveURL("/about");
				await expect(opened.locator("main h1")).toHaveText(findPage("about").heading);
			},
		]);
	}
	expect(errors()).toEqual([]);
});

const openAndLeave = async (page: Page, paths: readonly string[], moment: Moment): Promise<void> => {
	await answerPosts(page);
	const { open, act, errors } = await useBoth(page, moment);
	for (const path of paths) {
		await open(path);
		await act([`${path}, left`, (opened) => follow(opened, path === "/team" ? "/about" : "/team")]);
	}
	expect(errors()).toEqual([]);
};

test("one page of each template is translated before it's hydrated, and left", async ({ page }) => {
	test.setTimeout(300_000);
	await openAndLeave(page, templates, "before hydration");
});

for (const moment of moments)
	test(`every page, translated ${moment}, is opened and left`, { tag: "@deep" }, async ({ page }) => {
		test.setTimeout(1_200_000);
		await openAndLeave(page, routes, moment);
	});
