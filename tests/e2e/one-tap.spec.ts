import { expect, test } from "@playwright/test";
import { memberships, packages, specials, team } from "../support/content";
import { field, ready, topicLine } from "../support/forms";
import { openPage } from "../support/hydration";
import { phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone, hasTouch: true });

const nurse = team.find(({ licenses }) => licenses.includes("registered-nurse"));
/** Pages that lead to the form with something chosen, and by which parameter. */
const choices = [
	["/services/microneedling", "service"],
	["/pricing", "service"],
	["/pricing", "package"],
	["/pricing", "membership"],
	["/specials", "offer"],
	[`/team/${nurse?.slug}`, "with"],
] as const;
/** What an offer, a package or a membership is called in the note. */
const names: Readonly<Record<string, string>> = Object.fromEntries([
	...specials.map(({ slug, title }) => [slug, title]),
	...[...packages, ...memberships].map(({ slug, name }) => [slug, name]),
]);

test("a link to book a treatment, a package, a membership, an offer or a person leads to the form with that choice made", async ({ page }) => {
	for (const [path, kind] of choices)
		await test.step(`"${kind}" on ${path}`, async () => {
			await openPage(page, path);
			// On a phone some stand in a line that opens.
			await page.locator("main details").evaluateAll((lines) => {
				for (const line of lines) (line as HTMLDetailsElement).open = true;
			});
			await page.getByRole("main").locator(`a[href^="/schedule?"][href*="${kind}="]`).first().tap();
			await expect(page).toHaveURL(/\/schedule\?/);
			await ready(page);
			// Not read from the link before: the specials of the day take their places while the page starts.
			const chosen = new URL(page.url()).searchParams.get(kind) ?? "nothing";
			if (kind === "service") await expect(field(page, "service")).toHaveValue(chosen);
			else if (kind === "with") await expect(field(page, "provider", chosen)).toBeChecked();
			else {
				await expect(field(page, "note")).toHaveValue(new RegExp(names[chosen] ?? "a name"));
				await expect(topicLine(page)).toContainText(names[chosen] ?? "a name");
			}
			// The next link starts with an empty form.
			await page.evaluate(() => sessionStorage.clear());
		});
});
