import { expect, type Page, test } from "@playwright/test";
import { listStateLicenses } from "../../src/content/schemas/team-member";
import { findSupervisor } from "../../src/lib/catalog/performers";
import { nameWithCredentials } from "../../src/lib/content/names";
import { atRest, axeViolations } from "../support/accessibility";
import { team } from "../support/content";
import { openPage } from "../support/hydration";

const colleagues = [...team].sort((one, other) => one.id - other.id);
const getRegion = (page: Page) => page.getByRole("region", { name: "Licensed in Oklahoma" });

test("each biography names the licenses, the boards' registers and the supervising physician, and no number that isn't known", async ({ page }) => {
	for (const person of team) {
		const licenses = listStateLicenses(person);
		await page.goto(`/team/${person.slug}`);
		await expect(getRegion(page), person.slug).toHaveCount(licenses.length > 0 ? 1 : 0);
		if (licenses.length === 0) continue;
		for (const { name, board, number } of licenses) {
			const row = getRegion(page)
				.locator("dl > div")
				.filter({ has: page.getByText(name, { exact: true }) });
			await expect(row.getByText(board.name)).toBeVisible();
			await expect(row.getByText(number ? `License number ${number}` : "License number: ask us, or look it up by name")).toBeVisible();
			await expect(row.getByRole("link")).toHaveAttribute("href", board.lookup);
		}
		await expect(getRegion(page).getByText("It isn’t a license to treat")).toHaveCount(person.licenses.includes("laser-technician") ? 1 : 0);
		const supervisor = findSupervisor(person, colleagues);
		const row = getRegion(page).getByText("Supervising physician", { exact: true });
		await expect(row, person.slug).toHaveCount(supervisor ? 1 : 0);
		if (supervisor)
			await expect(getRegion(page).getByRole("link", { name: nameWithCredentials(supervisor), exact: true })).toHaveAttribute(
				"href",
				`/team/${supervisor.slug}`,
			);
	}
});

for (const width of [390, 1440])
	test(`axe finds nothing on a biography with a certificate at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		const technician = team.find(({ licenses }) => licenses.includes("laser-technician")) ?? team[0];
		await openPage(page, `/team/${technician?.slug}`);
		await atRest(page);
		expect(await axeViolations(page)).toEqual([]);
	});
