import { expect, type Page, test } from "@playwright/test";
import { carouselOf, raiseToast, readNames, tabTo, toastOf } from "../support/accessibility";
import { hydrated } from "../support/hydration";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const open = async (page: Page, path: string): Promise<void> => {
	await page.goto(path);
	await hydrated(page);
};
/** Milliseconds between a pointer's arrival on an element and an element's opening, as the browser sees both. */
const delayOf = async (page: Page, from: string, opened: string, hover: () => Promise<void>): Promise<number> => {
	const measured = page.evaluate(
		([anchor = "", popover = ""]) =>
			new Promise<number>((resolve) => {
				let start = 0;
				document.querySelector(anchor)?.addEventListener("pointerenter", ({ timeStamp }) => {
					start = timeStamp;
				});
				document.querySelector(popover)?.addEventListener("beforetoggle", ({ timeStamp }) => resolve(timeStamp - start), { once: true });
			}),
		[from, opened],
	);
	await hover();
	return measured;
};

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop });
	test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

	test("with the keyboard alone: every stop of the header in its order, into a panel and out of it", async ({ page }) => {
		await open(page, "/about");
		await tabTo(page, "link", "Skip to main content");
		await tabTo(page, "link", "(918) 555-0142");
		for (const network of ["Facebook", "Instagram", "TikTok", "YouTube"]) await tabTo(page, "link", `${network} (opens in a new tab)`);
		await tabTo(page, "link", "Elm Place Med Spa, home");
		for (const name of ["Home", "About", "Team"]) await tabTo(page, "link", name);
		await tabTo(page, "button", "Services");
		for (const name of ["Pricing", "Specials", "Shop", "Testimonials"]) await tabTo(page, "link", name);
		await tabTo(page, "button", "Resources");
		await page.keyboard.press("Space");
		const panel = page.locator(".menu-panel:popover-open");
		await expect(panel).toBeVisible();
		for (const name of ["All resources", "Skincare", "FAQs", "Wellness"]) await tabTo(page, "link", name);
		await expect(panel).toBeVisible();
		await tabTo(page, "link", "Careers");
		await expect(panel).toHaveCount(0);
		await tabTo(page, "button", "Resources", "Shift+Tab");
		await page.keyboard.press("Enter");
		await tabTo(page, "link", "All resources");
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Resources" })).toBeFocused();
		for (const name of ["Careers", "Contact", "Book Now"]) await tabTo(page, "link", name);
	});

	test("as it is read: closed the buttons say so and hold nothing, open they say so and hold their links", async ({ page }) => {
		await open(page, "/pricing");
		const menu = page.getByRole("navigation", { name: "Main" });
		await expect(menu).toMatchAriaSnapshot(`
			- navigation "Main":
			  - list:
			    - listitem:
			      - link "Home"
			    - listitem:
			      - link "About"
			    - listitem:
			      - link "Team"
			    - listitem:
			      - button "Services"
			    - listitem:
			      - link "Pricing"
			    - listitem:
			      - link "Specials"
			    - listitem:
			      - link "Shop"
			    - listitem:
			      - link "Testimonials"
			    - listitem:
			      - button "Resources"
			    - listitem:
			      - link "Careers"
			    - listitem:
			      - link "Contact"
		`);
		expect(await readNames(page, "link")).not.toContain("View All Services");
		await menu.getByRole("button", { name: "Resources" }).click();
		await expect(menu.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Resources" }) })).toMatchAriaSnapshot(`
			- listitem:
			  - button "Resources" [expanded]
			  - list:
			    - /children: equal
			    - listitem:
			      - link "All resources"
			    - listitem:
			      - link "Skincare"
			    - listitem:
			      - link "FAQs"
			    - listitem:
			      - link "Wellness"
		`);
		await menu.getByRole("button", { name: "Services" }).click();
		await expect(menu.getByRole("button", { expanded: true })).toHaveAccessibleName("Services");
		const read = await readNames(page, "link");
		for (const name of ["View All Services", "Microneedling", "Sculptra"]) expect(read).toContain(name);
		expect(read).not.toContain("Wellness");
	});

	test("a pointer opens it after 120 ms, a following click keeps it open, the next one closes it", async ({ page }) => {
		await open(page, "/about");
		const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
		const delay = await delayOf(page, "nav button[popovertarget]", ".menu-panel-wide", () => trigger.hover());
		console.log(`panel opened ${Math.round(delay)} ms after the pointer came`);
		expect(delay).toBeGreaterThanOrEqual(119);
		expect(delay).toBeLessThan(600);
		await trigger.click();
		await page.waitForTimeout(400);
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
		await trigger.click();
		await expect(trigger).toHaveAttribute("aria-expanded", "false");
	});
});

test.describe("drawer on a phone", () => {
	test.use({ viewport: phone });
	test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

	test("with the keyboard alone: opened, every stop in its order, a group unfolded, closed, the focus given back", async ({ page }) => {
		await open(page, "/about");
		await tabTo(page, "link", "Skip to main content");
		await tabTo(page, "link", "Elm Place Med Spa, home");
		await tabTo(page, "button", "Open menu");
		await page.keyboard.press("Enter");
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
		for (const name of ["Home", "About", "Team"]) await tabTo(page, "link", name);
		await page.keyboard.press("Tab");
		await expect(page.locator("summary:focus")).toHaveText("Services");
		await page.keyboard.press("Enter");
		await tabTo(page, "link", "View All Services");
		await tabTo(page, "link", "Advanced Skin Rejuvenation");
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Space");
		await expect(drawer.getByRole("link", { name: "View All Services" })).toBeHidden();
		for (const name of ["Pricing", "Specials", "Shop", "Testimonials"]) await tabTo(page, "link", name);
		await page.keyboard.press("Tab");
		await expect(page.locator("summary:focus")).toHaveText("Resources");
		for (const name of ["Careers", "Contact", "Book Now", "(918) 555-0142"]) await tabTo(page, "link", name);
		for (const network of ["Facebook", "Instagram", "TikTok", "YouTube"]) await tabTo(page, "link", `${network} (opens in a new tab)`);
		await drawer.getByRole("button", { name: "Close menu" }).focus();
		await page.keyboard.press("Enter");
		await expect(drawer).toBeHidden();
		await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
	});

	test("as it is read: a dialog named Menu and nothing of the page behind it; groups say whether they are open", async ({ page }) => {
		await open(page, "/about");
		const pageLinks = await readNames(page, "link");
		expect(pageLinks).toContain("Skip to main content");
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
			- dialog "Menu":
			  - button "Close menu"
			  - navigation "Menu":
			    - list
			  - link "Book Now"
			  - link "(918) 555-0142"
			  - list
		`);
		expect(await readNames(page, "dialog")).toEqual(["Menu"]);
		const read = await readNames(page, "link");
		expect(read).toEqual(expect.arrayContaining(["Home", "About", "Team", "Book Now"]));
		expect(read).not.toContain("Skip to main content");
		expect(read).toHaveLength(await page.locator("dialog:modal a").filter({ visible: true }).count());
		const session = await page.context().newCDPSession(page);
		const groups = async () =>
			(await session.send("Accessibility.getFullAXTree")).nodes
				.filter(({ ignored, role }) => !ignored && String(role?.value).startsWith("DisclosureTriangle"))
				.map(({ name, properties }) => `${name?.value} ${properties?.find((property) => property.name === "expanded")?.value.value}`);
		expect(await groups()).toEqual(["Services false", "Resources false"]);
		await page.getByRole("dialog").getByText("Resources", { exact: true }).click();
		expect(await groups()).toEqual(["Services false", "Resources true"]);
		expect(await readNames(page, "link")).toContain("FAQs");
	});
});

test("a carousel with the keyboard alone, as it is read: paused, moved, its hidden slides neither read nor reached", async ({ page }) => {
	await page.setViewportSize(desktop);
	await open(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
	const pause = carousel.getByRole("button", { name: "Pause auto-scroll" });
	for (let step = 0; step < 60 && !(await pause.evaluate((button) => button === document.activeElement)); step += 1) await page.keyboard.press("Tab");
	await expect(pause).toBeFocused();
	const track = carousel.locator(".carousel-track");
	await expect(track).toHaveAttribute("aria-live", "off");
	await page.keyboard.press("Enter");
	await expect(page.locator(":focus")).toHaveAccessibleName("Resume auto-scroll");
	await expect(track).toHaveAttribute("aria-live", "polite");
	await tabTo(page, "button", "Previous slide");
	await tabTo(page, "button", "Next slide");
	const readSlides = async () => (await readNames(page, "group")).filter((name) => name.endsWith("of 6"));
	await expect.poll(readSlides).toHaveLength(3);
	const before = await readSlides();
	await page.keyboard.press("Enter");
	await expect.poll(readSlides).toEqual([...before.slice(1), expect.stringMatching(/ of 6$/)]);
	await expect(page.locator(":focus")).toHaveAccessibleName("Next slide");
	// Tab goes on through the slides in view, and embla brings the next ones into view behind it: each is reached, and seen when it is.
	const slides = await carousel.getByRole("group", { includeHidden: true }).evaluateAll((all) => all.map((slide) => slide.ariaLabel ?? ""));
	for (const slide of slides.slice(1)) {
		await expect.poll(readSlides).toContain(slide);
		await tabTo(page, "link", `Explore Services: ${slide.replace(/, \d of 6$/, "")}`);
		await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press("Tab");
	expect(await carousel.evaluate((section) => section.contains(document.activeElement))).toBe(false);
});

for (const { width, height } of [phone, desktop])
	test(`a campaign's modal at ${width} px with the keyboard alone, as it is read: named, alone, left by Escape, the focus given back`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.clock.setFixedTime(new Date("2025-09-20T15:00:00Z"));
		await page.goto("/about");
		await tabTo(page, "link", "Skip to main content");
		const dialog = page.getByRole("dialog", { name: "Grand opening" });
		await expect(dialog).toBeVisible();
		await expect(dialog).toMatchAriaSnapshot(`
			- dialog "Grand opening":
			  - button "Close"
			  - paragraph: You are invited
			  - heading "Our grand opening" [level=2]
			  - paragraph
			  - paragraph
			  - term: When
			  - definition
			  - term: Where
			  - definition
			  - link "RSVP on Facebook"
		`);
		expect(await readNames(page, "link")).toEqual(["RSVP on Facebook"]);
		await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
		await tabTo(page, "link", "RSVP on Facebook");
		for (let step = 0; step < 6; step += 1) {
			await page.keyboard.press("Tab");
			expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog:modal") !== null)).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	});

test("a toast with the keyboard alone, as it is read: said once, reached by F8, held while it has the focus, dismissed", async ({ page }) => {
	await open(page, "/about");
	await tabTo(page, "link", "Skip to main content");
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver(() => {
			const text = document.querySelector("[role=status][aria-live=assertive]")?.textContent;
			if (text && said.at(-1) !== text) said.push(text);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	});
	await raiseToast(page);
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await expect(page.getByRole("region", { name: /^Notifications/ })).toMatchAriaSnapshot(`
		- region /Notifications/:
		  - list:
		    - listitem:
		      - text: /This page could not be loaded/
		      - button "Reload"
		      - button "Dismiss"
	`);
	await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join(" "))).toContain("This page could not be loaded");
	await page.keyboard.press("F8");
	await expect(page.locator(":focus")).toHaveRole("list");
	await page.keyboard.press("Tab");
	await expect(toastOf(page)).toBeFocused();
	await tabTo(page, "button", "Reload");
	await tabTo(page, "button", "Dismiss");
	await page.waitForTimeout(5500);
	await expect(toastOf(page)).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(toastOf(page)).toHaveCount(0);
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test.describe("tooltips", () => {
	test.use({ viewport: desktop });
	const tip = (page: Page) => page.locator(".tooltip:popover-open");
	const facebook = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Facebook/ });

	test("a mouse waits 700 ms, may move onto the tooltip, and leaves both to close it", async ({ page }) => {
		await open(page, "/about");
		const delay = await delayOf(page, 'header [data-tooltip="Facebook"]', ".tooltip", () => facebook(page).hover());
		console.log(`tooltip shown ${Math.round(delay)} ms after the pointer came`);
		expect(delay).toBeGreaterThanOrEqual(699);
		expect(delay).toBeLessThan(1200);
		await expect(tip(page)).toHaveText("Facebook");
		const [from, to] = [await facebook(page).boundingBox(), await tip(page).boundingBox()];
		if (!from || !to) throw new Error("The link or its tooltip has no box: both are expected to be shown.");
		const y = to.y + to.height / 2;
		await page.mouse.move(from.x + from.width / 2, y, { steps: 20 });
		await page.waitForTimeout(900);
		await expect(tip(page)).toHaveText("Facebook");
		await page.mouse.move(from.x + from.width / 2, y + 200, { steps: 5 });
		await expect(tip(page)).toHaveCount(0);
	});

	test("the keyboard does not wait; Escape closes it and leaves the focus where it is; it is not read twice", async ({ page }) => {
		await open(page, "/about");
		for (const name of ["Skip to main content", "(918) 555-0142", "Facebook (opens in a new tab)"]) await tabTo(page, "link", name);
		await expect(tip(page)).toHaveText("Facebook", { timeout: 400 });
		expect(await readNames(page, "tooltip")).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(tip(page)).toHaveCount(0);
		await expect(facebook(page)).toBeFocused();
		await tabTo(page, "link", "Instagram (opens in a new tab)");
		await expect(tip(page)).toHaveText("Instagram");
		await tabTo(page, "link", "TikTok (opens in a new tab)");
		await tabTo(page, "link", "YouTube (opens in a new tab)");
		await tabTo(page, "link", "Elm Place Med Spa, home");
		await expect(tip(page)).toHaveCount(0);
	});

	test("the buttons of a carousel have theirs, inside the window", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, "/");
		const carousel = await carouselOf(page, "Service categories");
		await carousel.getByRole("button", { name: "Next slide" }).hover();
		await expect(tip(page)).toHaveText("Next slide");
		await expect(tip(page)).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
		await expect(tip(page)).toHaveCount(0);
	});
});
