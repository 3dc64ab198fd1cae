import assert from "node:assert/strict";
import { findPage, services } from "../support/content";
import { openDayAhead } from "../support/open-days";
import { startProbedSite } from "./probed-site.mjs";
import { createVisitor } from "./visitor.mjs";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const [first] = services;
const planned = services.find(({ course }) => course.intervalDays && course.sessions);
const headingOf = (key) => findPage(key).heading;

/** On a desktop: popovers, dialogs, keys, scrolling, dates and fields, in which engines differ. */
const flows = {
	"the menu's panel and the search open and close, and lead to a treatment": async ({
		open,
		click,
		press,
		see,
		type,
		arrive,
	}) => {
		const isPanelOpen = (wanted) =>
			(document.querySelector(".menu-panel:popover-open") !== null) === wanted;
		await open("/about");
		await click("nav[aria-label=Main] button", "Services");
		await see("the panel is open", isPanelOpen, true);
		await press("Escape");
		await see("the panel is closed", isPanelOpen, false);
		await click("header a", "Search");
		await type('dialog[aria-label="Search"] input[type=search]', first.title);
		await see(
			"the treatment is found",
			(title) => document.querySelector("[data-result]")?.textContent.includes(title),
			first.title,
		);
		await press("Enter");
		await arrive(`/services/${first.slug}`, first.title);
	},
	"a page changes, and Back returns to where the visitor was": async ({
		open,
		click,
		see,
		scroll,
		goBack,
		arrive,
	}) => {
		await open("/about");
		await scroll(1.5);
		// Sections get their height as they come near, so only at the click is the position known.
		await see("the page is scrolled, and the header has folded, which moves the link", () => {
			document.addEventListener("click", () => Object.assign(window, { leftAt: window.scrollY }), {
				capture: true,
				once: true,
			});
			return document.querySelector("header[data-scrolled]") !== null;
		});
		await click("nav[aria-label=Main] a", "Team");
		await arrive("/team", headingOf("team"));
		await see("the page is at its top", () => window.scrollY === 0);
		await goBack();
		await arrive("/about", headingOf("about"));
		await see("the page is where it was", () => Math.abs(window.scrollY - window.leftAt) < 30);
	},
	"/contact says whether the spa is open": async ({ open, see }) => {
		await open("/contact");
		await see("whether it's open", () =>
			/(Open now, until|Closed, opens) .*\d [AP]M/.test(document.querySelector("main").innerText),
		);
	},
	"a series is planned from its first day": async ({ open, choose, find, see }) => {
		const day = openDayAhead();
		await open(`/services/${planned.slug}#plan`);
		await find("#plan");
		await choose("#plan input[type=date]", day);
		const days = await see("the days", () => {
			const times = [...document.querySelectorAll("#plan li time")];
			return times.length > 0 && times.map((time) => time.dateTime);
		});
		assert.ok(days.length >= planned.course.sessions.min && days[0] === day, String(days));
	},
	"/schedule says what's missing, and keeps what was typed": async ({ open, see, type, click }) => {
		await open("/schedule");
		await see("script checks the form", () => document.querySelector("form[novalidate]") !== null);
		await type("form [name=name]", "Maria Lopez");
		await click("form button[type=submit]");
		await see("the list of what's missing has the focus, and leads to the fields", () => {
			const links = [...document.querySelectorAll("form [role=group]:focus a")];
			return links.length > 1 && links.every(({ hash }) => document.getElementById(hash.slice(1)));
		});
		assert.ok(
			await see(
				"the name is still there",
				() => document.querySelector("form [name=name]").value === "Maria Lopez",
			),
		);
	},
};

const openDrawer = async ({ open, click, see, arrive }) => {
	const isOpen = (wanted) => document.querySelector("dialog[aria-label=Menu]").open === wanted;
	await open("/about");
	await click("header button", "Open menu");
	await see("the drawer is open", isOpen, true);
	await click("dialog[aria-label=Menu] summary", "Services");
	await click("dialog[aria-label=Menu] a", "View All Services");
	await arrive("/services", headingOf("services"));
	await see("the drawer is closed", isOpen, false);
};

/**
 * @param openBrowser `openWebKit` or `openFirefox`
 * @param skip why it can't be tested here, or false
 */
export const testEngine = (name, { openBrowser, paths, skip }) => {
	const readPages = Object.fromEntries(
		paths.map((path) => [path, ({ open, readAll }) => open(path).then(readAll)]),
	);
	for (const [viewport, tests] of [
		[phone, { ...readPages, "the drawer": openDrawer }],
		[desktop, flows],
	])
		(skip ? describe.skip : describe)(`${name} at ${viewport.width} px`, () => {
			let site;
			let browser;
			beforeAll(async () => {
				site = await startProbedSite();
				browser = await openBrowser(viewport);
			});
			afterAll(async () => {
				await browser?.close();
				await site?.stop();
			});
			for (const [title, run] of Object.entries(tests))
				test(title, async () => {
					const visitor = createVisitor(browser, site.url);
					await run(visitor);
					expect(await visitor.takeErrors()).toEqual([]);
				});
		});
};
