import { expect, type Locator, type Page, test } from "@playwright/test";
import { required } from "../../src/lib/required";
import { noAnswers } from "../../src/lib/services/finder/answers";
import { type Answers, findTreatments } from "../../src/lib/services/finder/find-treatments";
import { expectSound } from "../support/accessibility";
import { concerns, exclusions, finder, findPage, services, site } from "../support/content";
import { toTreatments } from "../support/finder";
import { field, ready } from "../support/forms";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { desktop, phone } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/treatment-finder";
const treatments = toTreatments({ services, exclusions });
const areas = finder.areas.map((area) => ({ ...area, concern: { slug: area.concern, title: area.concern, guidePath: null } }));
const find = (answers: Partial<Answers>) => findTreatments(treatments, { ...noAnswers, ...answers }, finder.weights, areas);
const headingOf = (key: string): string => required(findPage("treatment-finder").blocks.find((block) => block.key === key)?.heading, key);

const hasAreas = (slug: string): boolean => finder.areas.some((area) => area.concern === slug);
/** A concern with a spot of its own, and a reason that rules out some of its treatments, not all. */
const [concern, exclusion] = required(
	concerns
		.filter(({ slug }) => !hasAreas(slug))
		.flatMap((one) => exclusions.map((other) => [one, other] as const))
		.find(([one, other]) => {
			const { offered, leftOut } = find({ concerns: [one.slug], exclusions: [other.slug] });
			return offered.length > 1 && leftOut.length > 0;
		}),
	"A concern of which an exclusion rules out a part",
);
/** A concern without a treatment that the strictest answers allow. */
const emptied = required(
	concerns.find(({ slug }) => find({ concerns: [slug], needles: false, downtime: 0, visits: 1, budget: finder.budget[0]?.limit ?? 0 }).offered.length === 0),
	"A concern that the strictest answers leave without a treatment",
);
const titleOf = (slug: string): string => required(concerns.find((each) => each.slug === slug)?.title, slug);

const openFinder = async (page: Page): Promise<void> => {
	await page.goto(path);
	await fullyHydrated(page);
};
const main = (page: Page): Locator => page.getByRole("main");
const box = (page: Page, name: string): Locator => main(page).getByRole("checkbox", { name, exact: true });
const spot = (page: Page, name: string): Locator => main(page).getByRole("button", { name, exact: true });
/** The addresses of the results, in their order. */
const listed = (page: Page): Promise<string[]> =>
	main(page)
		.locator('a[href^="/services/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
const pathsOf = (answers: Partial<Answers>): string[] => find(answers).offered.map(({ treatment: { slug } }) => `/services/${slug}`);
const openStep = (page: Page, key: "preferences" | "health"): Promise<void> =>
	main(page)
		.getByRole("button", { name: new RegExp(required(findPage("treatment-finder").blocks.find((block) => block.key === key)?.eyebrow, key)) })
		.click();

test("the list follows the answers, with reasons, and leaves no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await page.setViewportSize(phone);
	await saveData(page);
	await openFinder(page);
	await expect(main(page).getByRole("heading", { name: headingOf("start") })).toBeVisible();
	expect(await listed(page)).toEqual([]);
	// What plans before an event loads near the viewport, which the list moves; the search with the first key.
	await Promise.all([page.waitForResponse(/\.js$/), page.keyboard.press("Tab")]);
	await main(page).getByRole("region", { name: "Plan back from a date" }).scrollIntoViewIfNeeded();
	await expect(main(page).getByLabel("Day of your event")).toBeVisible();
	const expectNoTraces = await watchTraces(page);
	await box(page, concern.title).check();
	const expected = pathsOf({ concerns: [concern.slug] });
	expect(await listed(page)).toEqual(expected);
	await expect(main(page).getByRole("status")).toContainText(`${expected.length} treatments fit`);
	await main(page).getByRole("button", { name: "See the list" }).click();
	await expect(main(page).getByRole("heading", { name: headingOf("results") })).toBeInViewport({ ratio: 1 });
	await expect(main(page).locator("ol li:has(h3)")).toContainText(
		expected.map((_, index) => (index === 0 ? "First: compared with" : /Below|As good a fit as/)),
	);

	await openStep(page, "health");
	await box(page, exclusion.label).check();
	const answers = { concerns: [concern.slug], exclusions: [exclusion.slug] };
	expect(await listed(page)).toEqual(pathsOf(answers));
	for (const { treatment } of find(answers).leftOut)
		await expect(main(page).getByRole("region", { name: "Left out" }).getByRole("listitem").filter({ hasText: treatment.title }).first()).toContainText(
			`because of ${exclusion.reason}`,
		);
	await main(page).getByRole("button", { name: "Start over" }).click();
	await expect(box(page, concern.title)).not.toBeChecked();
	await box(page, emptied.title).check();
	await openStep(page, "preferences");
	await main(page).getByRole("radio", { name: "No needles, please" }).check();
	for (const choices of [finder.downtime, finder.visits, finder.budget])
		await main(page).getByRole("radio", { name: choices[0]?.label, exact: true }).first().check();
	expect(await listed(page)).toEqual([]);
	const nothing = main(page).getByRole("region", { name: headingOf("nothing") });
	await expect(nothing).toContainText(/With .+ would be on your list\./);
	await expect(nothing).toContainText(site.phone.display);
	await expectNoTraces();
	await expectSound(page, "nothing fits", "main");
	expect(errors).toEqual([]);
});

test("a spot of the drawing and the box of the list are one answer", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openFinder(page);
	const spots: ((typeof finder.map)[number] & { readonly name?: string })[] = [...finder.map.filter(({ concern: slug }) => !hasAreas(slug)), ...finder.areas];
	for (const { concern: slug, view, x, y, name: area } of spots) {
		const title = titleOf(slug);
		const drawing = main(page).getByRole("group", { name: view === "face" ? "Face" : "Body", exact: true });
		await drawing.scrollIntoViewIfNeeded();
		const { width, height } = required(await drawing.boundingBox(), "The drawing");
		await drawing.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
		await expect(box(page, title), title).toBeChecked();
		await expect(spot(page, area ?? title)).toHaveAttribute("aria-pressed", "true");
		await box(page, title).uncheck();
		await expect(spot(page, area ?? title)).toHaveAttribute("aria-pressed", "false");
	}
	await page.setViewportSize(phone);
	const title = titleOf(spots.find(({ view, name }) => view !== "face" && !name)?.concern ?? "");
	await main(page).getByRole("button", { name: "Body", exact: true }).click();
	await spot(page, title).click();
	await expect(box(page, title)).toBeChecked();
});

test("the keyboard leads from a concern to the form, and back to the answers", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openFinder(page);
	await spot(page, concern.title).focus();
	await page.keyboard.press("Space");
	await expect(box(page, concern.title)).toBeChecked();
	for (const [name, key] of [
		["Next", "preferences"],
		["Next", "health"],
		["Back", "preferences"],
	] as const) {
		await main(page).getByRole("button", { name }).press("Enter");
		await expect(main(page).locator("legend", { hasText: headingOf(key) })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	// The arrow goes from the last choice, which sets no limit, to the first one.
	await page.keyboard.press("ArrowDown");
	const answers = { concerns: [concern.slug], downtime: finder.downtime[0]?.limit ?? null };
	expect(await listed(page)).toEqual(pathsOf(answers));
	// A radio button's Enter would send a form that has somewhere to go.
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(path);
	const { treatment } = required(find(answers).offered[0], "An offer without downtime");
	await main(page)
		.getByRole("link", { name: `Book ${treatment.title}`, exact: true })
		.press("Enter");
	await ready(page);
	await expect(field(page, "service")).toHaveValue(treatment.slug);
	await page.goBack();
	await expect(main(page).locator("legend", { hasText: headingOf("health") }), "the step").toBeVisible();
	expect(await listed(page)).toEqual(pathsOf(answers));
});

test("a result leads to comparing and estimating, and prints alone", async ({ page }) => {
	await openFinder(page);
	await box(page, concern.title).check();
	await openStep(page, "health");
	await box(page, exclusion.label).check();
	const answers = { concerns: [concern.slug], exclusions: [exclusion.slug] };
	const slugs = find(answers).offered.map(({ treatment: { slug } }) => slug);
	await expect(main(page).getByRole("link", { name: /^Compare the first/ })).toHaveAttribute("href", `/compare?services=${slugs.slice(0, 3).join(",")}`);
	const estimate = main(page).getByRole("link", { name: /^Estimate the cost/ });
	await expect(estimate).toHaveAttribute("href", new RegExp(`^/pricing\\?plan=\\d\\+${slugs[0]}%2F.+#price-estimator$`));
	await main(page)
		.getByRole("button", { name: /^Add to your plan/ })
		.nth(1)
		.click();
	await expect(estimate).toHaveAttribute("href", new RegExp(`^/pricing\\?plan=\\d\\+${slugs[1]}%2F`));
	await expectSound(page, "left out", "main");
	await print(page, main(page).getByRole("button", { name: "Print your list" }));
	const sheet = main(page).getByRole("region", { name: headingOf("results") });
	for (const text of [concern.title, exclusion.label, site.phone.display, ...find(answers).leftOut.map(({ treatment }) => treatment.title)])
		await expect(sheet.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
	expect(await listed(page)).toEqual(pathsOf(answers));
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
	await expectSheets(page, 3, "the list");
});
