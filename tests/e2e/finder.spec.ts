import { expect, type Page, test } from "@playwright/test";
import { required } from "../../src/lib/required";
import type { Answers } from "../../src/lib/services/finder/find-treatments";
import { expectSound } from "../support/accessibility";
import { concerns, exclusions, finder, findFor, findPage, site } from "../support/content";
import { field, ready } from "../support/forms";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { desktop, phone, still } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use({ viewport: desktop, ...still });

const blockOf = (key: string) =>
	required(
		findPage("treatment-finder").blocks.find((block) => block.key === key),
		key,
	);

/** Concerns with a single spot on the map, which stands for all their areas. */
const single = concerns.filter(({ slug }) => !finder.areas.some((area) => area.concern === slug));
const pairs = single.flatMap((concern) =>
	exclusions.map((exclusion) => ({
		concern,
		exclusion,
		answers: { concerns: [concern.slug], exclusions: [exclusion.slug] },
	})),
);
const { concern, exclusion, answers } = required(
	pairs.find((pair) => {
		const { offered, leftOut } = findFor(pair.answers);
		return offered.length > 1 && leftOut.length > 0;
	}),
	"An exclusion that rules out some but not all treatments for a concern",
);
const strict = { needles: false, downtime: 0, visits: 1, budget: finder.budget[0]?.limit ?? 0 };
const emptied = required(
	concerns.find(({ slug }) => findFor({ concerns: [slug], ...strict }).offered.length === 0),
	"A concern that the strictest answers leave without a treatment",
);

const open = async (page: Page) => {
	await page.goto("/treatment-finder");
	await fullyHydrated(page);
	const main = page.getByRole("main");
	const links = main.locator('a[href^="/services/"]');
	return {
		main,
		button: (name: string | RegExp) => main.getByRole("button", { name, exact: true }),
		box: (name: string) => main.getByRole("checkbox", { name, exact: true }),
		openStep: (key: "preferences" | "health") =>
			main.getByRole("button", { name: new RegExp(blockOf(key).eyebrow ?? key) }).click(),
		expectListed: async (some: Partial<Answers>) => {
			const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
			expect(listed).toEqual(
				findFor(some).offered.map(({ treatment }) => `/services/${treatment.slug}`),
			);
		},
	};
};

test("the list follows the answers, with reasons, and leaves no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await page.setViewportSize(phone);
	await saveData(page);
	const { main, button, box, openStep, expectListed } = await open(page);
	await expect(main.getByRole("heading", { name: blockOf("start").heading })).toBeVisible();
	// The search loads with the first key, the event planner near the viewport.
	await Promise.all([page.waitForResponse(/\.js$/), page.keyboard.press("Tab")]);
	await main.getByRole("region", { name: "Plan back from a date" }).scrollIntoViewIfNeeded();
	await expect(main.getByLabel("Day of your event")).toBeVisible();
	const expectNoTraces = await watchTraces(page);
	await box(concern.title).check();
	await expectListed({ concerns: [concern.slug] });
	const count = findFor({ concerns: [concern.slug] }).offered.length;
	await expect(main.getByRole("status").first()).toContainText(`${count} treatments fit`);
	await button("See the list").click();
	const results = main.getByRole("heading", { name: blockOf("results").heading });
	await expect(results).toBeInViewport({ ratio: 1 });
	const reasons = Array.from({ length: count }, (_, index) =>
		index === 0 ? "First: compared with" : /Below|As good a fit as/,
	);
	await expect(main.locator("ol li:has(h3)")).toContainText(reasons);

	await openStep("health");
	await box(exclusion.label).check();
	await expectListed(answers);
	const leftOut = main.getByRole("region", { name: "Left out" }).getByRole("listitem");
	for (const { treatment } of findFor(answers).leftOut)
		await expect(leftOut.filter({ hasText: treatment.title }).first()).toContainText(
			`because of ${exclusion.reason}`,
		);
	await button("Start over").click();
	await expect(box(concern.title)).not.toBeChecked();
	await box(emptied.title).check();
	await openStep("preferences");
	await main.getByRole("radio", { name: "No needles, please" }).check();
	for (const [choice] of [finder.downtime, finder.visits, finder.budget])
		await main.getByRole("radio", { name: choice?.label, exact: true }).first().check();
	await expectListed({ concerns: [emptied.slug], ...strict });
	const nothing = main.getByRole("region", { name: blockOf("nothing").heading });
	await expect(nothing).toContainText(/With .+ would be on your list\./);
	await expect(nothing).toContainText(site.phone.display);
	await expectNoTraces();
	await expectSound(page, "nothing fits", "main");
	expect(errors).toEqual([]);
});

test("a spot of the drawing and the box of the list are one answer", async ({ page }) => {
	const { main, button, box } = await open(page);
	const findSpot = (isOnFace: boolean) => {
		const spots = finder.map.flatMap((spot) =>
			single
				.filter(({ slug }) => slug === spot.concern && (spot.view === "face") === isOnFace)
				.map(({ title: name }) => ({ ...spot, name })),
		);
		return required(spots[0], isOnFace ? "A spot on the face" : "A spot on the body");
	};
	const [body, area] = [findSpot(false), required(finder.areas[0], "An area")];
	for (const { concern: slug, view, x, y, name } of [findSpot(true), body, area]) {
		const title = view === "face" ? "Face" : "Body";
		const drawing = main.getByRole("group", { name: title, exact: true });
		await drawing.scrollIntoViewIfNeeded();
		const { width, height } = required(await drawing.boundingBox(), "The drawing");
		await drawing.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
		const answer = box(concerns.find((each) => each.slug === slug)?.title ?? slug);
		await expect(answer, name).toBeChecked();
		await expect(button(name)).toHaveAttribute("aria-pressed", "true");
		await answer.uncheck();
		await expect(button(name)).toHaveAttribute("aria-pressed", "false");
	}
	await page.setViewportSize(phone);
	await button("Body").click();
	await button(body.name).click();
	await expect(box(body.name)).toBeChecked();
});

test("the keyboard leads from a concern to the form, and back to the answers", async ({ page }) => {
	const { main, button, box, expectListed } = await open(page);
	await button(concern.title).press("Space");
	await expect(box(concern.title)).toBeChecked();
	for (const [name, key] of [
		["Next", "preferences"],
		["Next", "health"],
		["Back", "preferences"],
	] as const) {
		await main.getByRole("button", { name }).press("Enter");
		await expect(main.locator("legend", { hasText: blockOf(key).heading })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	// The last choice, "no limit", is checked: Arrow Down goes on to the first one.
	await page.keyboard.press("ArrowDown");
	const chosen = { concerns: [concern.slug], downtime: finder.downtime[0]?.limit ?? null };
	await expectListed(chosen);
	// Enter on a radio button must not submit the form.
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/treatment-finder");
	const { treatment } = required(findFor(chosen).offered[0], "An offer without downtime");
	await main.getByRole("link", { name: `Book ${treatment.title}`, exact: true }).press("Enter");
	await ready(page);
	await expect(field(page, "service")).toHaveValue(treatment.slug);
	await page.goBack();
	await expect(main.locator("legend", { hasText: blockOf("health").heading })).toBeVisible();
	await expectListed(chosen);
});

test("a result leads to comparing and estimating, and prints alone", async ({ page }) => {
	const { main, box, openStep, expectListed } = await open(page);
	await box(concern.title).check();
	await openStep("health");
	await box(exclusion.label).check();
	const slugs = findFor(answers).offered.map(({ treatment: { slug } }) => slug);
	await expect(main.getByRole("link", { name: /^Compare the first/ })).toHaveAttribute(
		"href",
		`/compare?services=${slugs.slice(0, 3).join(",")}`,
	);
	await expect(main.getByRole("link", { name: /^Estimate the cost/ })).toHaveAttribute(
		"href",
		new RegExp(`^/pricing\\?plan=\\d\\+${slugs[0]}%2F.+#price-estimator$`),
	);
	await expectSound(page, "left out", "main");
	await print(page, main.getByRole("button", { name: "Print your list" }));
	const sheet = main.getByRole("region", { name: blockOf("results").heading });
	const leftOut = findFor(answers).leftOut.map(({ treatment }) => treatment.title);
	for (const text of [concern.title, exclusion.label, site.phone.display, ...leftOut])
		await expect(sheet.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
	await expectListed(answers);
	for (const other of [page.getByRole("heading", { level: 1 }), page.getByRole("banner")])
		await expect(other).toBeHidden();
	await expect(sheet.getByRole("link", { name: /^Book/ })).toHaveCount(0);
	await expectSheets(page, 3, "the list");
});
