import { expect, test } from "@playwright/test";
import { memberships, packages, specials, team } from "../support/content";
import { field, ready } from "../support/forms";
import { hydrated } from "../support/hydration";
import { phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone, hasTouch: true });

test("booking starts with one tap in the header", async ({ page }) => {
	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "Book Now" }).tap();
	await expect(page).toHaveURL(/\/schedule$/);
	await expect(page.getByRole("main").locator('form [name="service"]').first()).toBeAttached();
});

/** What an offer, a package or a membership is called in the note. */
const nameOf = (query: URLSearchParams): string | undefined =>
	specials.find(({ slug }) => slug === query.get("offer"))?.title ??
	packages.find(({ slug }) => slug === query.get("package"))?.name ??
	memberships.find(({ slug }) => slug === query.get("membership"))?.name;

/** Pages that lead to the form with something chosen, and by which kind of link. */
const choices = [
	["/services/microneedling", "service="],
	["/pricing", "service="],
	["/pricing", "package="],
	["/pricing", "membership="],
	["/specials", "offer="],
	[`/team/${team.find(({ licenses }) => licenses.includes("registered-nurse"))?.slug}`, "with="],
] as const;

test("a link to book a treatment, a package, a membership, an offer or a person leads to the form with that choice made", async ({ page }) => {
	for (const [path, kind] of choices)
		await test.step(`"${kind}" on ${path}`, async () => {
			await page.goto(path);
			await hydrated(page);
			// On a phone some stand in a line that opens.
			await page.locator("main details").evaluateAll((lines) => {
				for (const line of lines) (line as HTMLDetailsElement).open = true;
			});
			await page.getByRole("main").locator(`a[href^="/schedule?"][href*="${kind}"]`).first().tap();
			await expect(page).toHaveURL(/\/schedule\?/);
			// Not read from the link before: the specials of the day take their places while the page starts.
			const query = new URL(page.url()).searchParams;
			expect(page.url()).toContain(kind);
			await ready(page);
			const service = query.get("service");
			if (service) await expect(field(page, "service"), "the treatment").toHaveValue(service);
			const provider = query.get("with");
			if (provider) await expect(field(page, "provider", provider), "the person").toBeChecked();
			const name = nameOf(query);
			if (kind !== "service=" && kind !== "with=") expect(name).toBeDefined();
			if (name) await expect(field(page, "note"), "the note").toHaveValue(new RegExp(name));
			// The next link starts with an empty form.
			await page.evaluate(() => sessionStorage.clear());
		});
});
