/** `npm run controls`: takes docs/screenshots/controls.jpg, the built site's controls in each of their states (docs/controls.md). */
import { chromium } from "@playwright/test";
import { startServer } from "../tests/support/serve.mjs";
import { chromiumFlags, findTestBrowser } from "./chromium.mjs";

const file = "docs/screenshots/controls.jpg";
/** The part of a control that's shown, in pixels, and the room around it, where its focus ring is. */
const largest = { width: 210, height: 76 };
const room = 8;

const click = (selector) => async (page) => {
	for (const each of await page.locator(selector).all()) await each.click();
};
const send = click("main button[type=submit]");
/** As while the form is being sent. */
const turnOff = (page) => page.locator("main button[type=submit]").evaluate((button) => button.setAttribute("aria-disabled", "true"));
const chooseThree = async (page) => {
	for (let count = 0; count < 3; count++) await page.locator("main article button:not([aria-pressed=true]) >> nth=0").click();
};

const [filter, radio, days, compare, question] = [
	"main nav a.rounded-pill",
	"main .choice:has([type=radio])",
	"#next-days + ul li",
	"main article button",
	"main details.group > summary",
].map((selector) => `${selector} >> nth=0`);

/**
 * The page of each control and its selector there; then, for the states that it can be in, what has to be done first and, where that's another
 * control, its selector.
 */
const controls = [
	["Primary button", "/contact", "main button[type=submit]", { off: [turnOff] }],
	["Secondary button", "/aftercare/hydrafacial", "main button:has-text('Print') >> nth=0", {}],
	["Secondary button on evergreen", "/", "main a:has-text('Explore Services') >> nth=0", {}],
	["Quiet button", "/", "main section[data-tone=deep] a.quiet-link >> nth=0", {}],
	["Link in a text", "/accessibility", "main p a.quiet-link >> nth=0", {}],
	["Card", "/services", "main li article >> nth=0", {}],
	["Filter", "/services", filter, { chosen: [click(filter), "main nav a.rounded-pill[aria-current]"] }],
	["Tab", "/services", "main nav a.border-b-2:not([aria-current]) >> nth=0", { chosen: [undefined, "main nav a.border-b-2[aria-current]"] }],
	["Step", "/treatment-finder", "main ol button:not([aria-current]) >> nth=0", { chosen: [undefined, "main ol button[aria-current]"] }],
	["Text", "/contact", "main [name=name]", { error: [send] }],
	["List", "/contact", "main select", { error: [send] }],
	["Date", "/schedule", "main [type=date] >> nth=0", { error: [send] }],
	["Long text", "/contact", "main textarea", { error: [send] }],
	["Choice of one", "/schedule", radio, { chosen: [click(radio)], error: [send] }],
	["Checkbox", "/schedule", "main .choice:has([name=consent])", { chosen: [click("main .choice:has([name=consent])")], error: [send] }],
	["Day", "/schedule", days, { chosen: [click(days)], off: [click("#next-days + ul li:nth-child(-n+3)"), "#next-days + ul li >> nth=3"] }],
	["Compare", "/services", compare, { chosen: [click(compare)], off: [chooseThree, "main article button:disabled >> nth=0"] }],
	["Slides", "/", "main [aria-label='Next slide'] >> nth=0", {}],
	["Question", "/services/hydrafacial", question, { chosen: [click(question)] }],
	["Menu", "/about", ".menu-link >> nth=0", { chosen: [undefined, ".menu-link[aria-current]"] }],
	["Link on evergreen", "/about", "footer nav a >> nth=0", {}],
	["Icon on evergreen", "/about", "footer a[data-tooltip] >> nth=0", {}],
];

const states = { rest: "At rest", hover: "Hover", focus: "Focus", pressed: "Pressed", chosen: "Chosen, open", off: "Disabled", error: "Error" };

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumFlags });
const site = await startServer({ RATE_LIMIT_CLIENT: "0" });
const newPage = (width) => browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

/** A picture of a control, as the address of an image. */
const take = async (page, control) => {
	const { x, y, width, height } = await control.boundingBox();
	const clip = {
		x: x - room,
		y: y - room,
		width: Math.min(width, largest.width) + 2 * room,
		height: Math.min(height, largest.height) + 2 * room,
	};
	return `data:image/png;base64,${(await page.screenshot({ clip, animations: "disabled" })).toString("base64")}`;
};

/** The pictures of a control, by state. */
const takeAll = async ([, path, selector, more]) => {
	const taken = {};
	for (const state of ["rest", "hover", "focus", "pressed", ...Object.keys(more)]) {
		const page = await newPage(1280);
		await page.goto(site.url + path);
		await page.locator("html[data-hydrated]").waitFor();
		// What loads near the window is there then.
		await page.evaluate(() => scrollTo(0, 1000));
		const [prepare, other = selector] = more[state] ?? [];
		await page.locator(selector).evaluate((each) => each.scrollIntoView({ block: "center" }));
		await prepare?.(page);
		const control = page.locator(other);
		await control.evaluate((each) => each.scrollIntoView({ block: "center" }));
		await page.mouse.move(0, 0);
		await page.evaluate(() => document.activeElement?.blur());
		if (state === "focus")
			await control.evaluate((each) => [each, ...each.querySelectorAll("a, input")].find(({ tabIndex }) => tabIndex === 0)?.focus({ focusVisible: true }));
		if (state === "hover" || state === "pressed") await control.hover({ position: { x: 24, y: 16 } });
		if (state === "pressed") await page.mouse.down();
		taken[state] = await take(page, control);
		await page.close();
	}
	return taken;
};

const rows = [];
for (const control of controls) {
	const taken = await takeAll(control);
	const cells = Object.keys(states).map((state) => `<td>${taken[state] ? `<img src="${taken[state]}">` : ""}`);
	rows.push(`<tr><th>${control[0]}${cells.join("")}`);
}
const page = await newPage(1700);
const style = "body{margin:16px;font:15px sans-serif;color:#1d2521}td,th{padding:4px 6px;text-align:left}img{display:block}";
await page.setContent(
	`<style>${style}</style><table><tr><th>${Object.values(states)
		.map((name) => `<th>${name}`)
		.join("")}${rows.join("")}</table>`,
);
await page.locator("table").screenshot({ path: file, type: "jpeg", quality: 70 });
await Promise.all([browser.close(), site.stop()]);
