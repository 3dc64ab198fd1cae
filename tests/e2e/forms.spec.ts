import { readFileSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";
import { appointmentFields } from "../../src/lib/forms/appointment-form";
import { messageFields } from "../../src/lib/forms/message-form";
import type { Service } from "../../src/schemas/collections/service";
import { concerns, services, team } from "../support/content";
import {
	accepted,
	answerPosts,
	chooseTreatment,
	confirmation,
	type FormName,
	field,
	fill,
	findService,
	formNames,
	forms,
	freeText,
	moreDays,
	nextDays,
	notice,
	open,
	type Posted,
	postWithoutScript,
	providerLine,
	readDraft,
	ready,
	send,
	sendButton,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openBeforeHydration } from "../support/hydration";
import { aClosedDay, formatLongDay, formatShortDay, nextOpenDays } from "../support/open-days";
import { twoFrames } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What has been posted. Every post is accepted if a test doesn't say otherwise. */
let posted: Posted[];
test.beforeEach(async ({ page }) => {
	posted = await answerPosts(page);
});

/** Every value in the form, as it would be sent. */
const getValues = (page: Page): Promise<string[]> =>
	page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`));

const openFilled = async (page: Page, name: FormName, mark?: string): Promise<void> => {
	await open(page, name);
	await fill(page, name, mark);
};
const expectSent = (page: Page, name: FormName): Promise<void> => expect(confirmation(page, name)).toBeVisible();
const expectInvalid = (page: Page, name: string): Promise<void> => expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
const expectValid = (page: Page, name: string): Promise<void> => expect(field(page, name)).not.toHaveAttribute("aria-invalid");

const busy = { status: 503, json: { message: "busy" } };
const never = () => new Promise<void>(() => undefined);
const offlineNotice = (page: Page) => page.getByText(/^You’re offline\. You can still fill out the form/);
/** What replaces the form if its function doesn't answer. */
const otherWays = (page: Page) => page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') });

// The two forms share their code: `npm test` checks one of them, the nightly run the other.
for (const name of formNames) {
	const { path, endpoint } = forms[name];

	test.describe(`the form of ${path}`, { tag: name === "appointment" ? [] : "@deep" }, () => {
		test("a double click sends once; the confirmation can be saved and printed, and another request starts empty", async ({ page, baseURL }) => {
			const link = `${baseURL}/api/request?reference=TEST-0001&signature=abc`;
			const routes: Route[] = [];
			posted = await answerPosts(page, async (route) => void routes.push(route), { status: 202, json: { reference: "TEST-0002", link } });
			await openFilled(page, name, "Ground floor,\nplease.");
			await sendButton(page).dblclick();
			await expect.poll(() => posted.length).toBe(1);
			// A third click while the answer is on its way: the button is aria-disabled, not disabled.
			await sendButton(page).click({ force: true });
			await routes[0]?.fulfill({ status: 202, json: { reference: "TEST-0001", link } });
			await expectSent(page, name);
			expect(posted.length, "posts after three clicks").toBe(1);

			const downloading = page.waitForEvent("download");
			await page.getByRole("button", { name: /^save/i }).click();
			const file = await downloading;
			expect(file.suggestedFilename()).toMatch(/TEST-0001\.txt$/);
			const text = readFileSync(await file.path(), "utf8");
			expect(text).toContain("Reference: TEST-0001\r\n");
			expect(text).toContain("Ground floor,\r\nplease.");
			expect(text).toContain(`: ${link}\r\n`);
			await page.emulateMedia({ media: "print" });
			await expect(page.locator('[data-print="only"]')).toBeVisible();
			await expect(page.getByRole("banner")).toBeHidden();
			await page.emulateMedia({ media: null });

			await page.getByRole("button", { name: /another/i }).click();
			await expect(field(page, "name")).toHaveValue("");
			await fill(page, name, "Ground floor,\nplease.");
			await send(page);
			await expectSent(page, name);
			expect(posted[1]?.key, "the key of another request").not.toBe(posted[0]?.key);
			// The link leads to the server's page: it loads as a document of its own, not through the site's router.
			const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === link);
			await page.getByRole("link", { name: /^Change or withdraw this/ }).click();
			await asked;
		});

		test("a summary of errors takes the focus; each line links to its field, which shows the error", async ({ page }) => {
			const limit = { appointment: appointmentFields.note, message: messageFields.message }[name].maxLength;
			const text = "Ten letters".repeat(limit).slice(0, limit + 200);
			await open(page, name);
			const required = await page
				.locator("form :required:invalid")
				.evaluateAll((fields) => [...new Set(fields.map((each) => each.getAttribute("name") ?? ""))]);
			await field(page, freeText[name]).focus();
			await page.keyboard.insertText(text);
			await expect(page.getByText("200 characters too many")).toBeVisible();
			// A field that was left just before has its error first, and its line still in its place.
			await field(page, "email").fill("maria@");
			await send(page);
			await expect(notice(page)).toBeVisible();
			const links = page.locator("form [role=group]").getByRole("link");
			const reached: string[] = [];
			const listed: string[] = [];
			for (const link of await links.all()) {
				const words = (await link.textContent()) ?? "";
				await link.click();
				const focused = page.locator("form :focus");
				await expect(focused).toHaveAttribute("aria-invalid", "true");
				const { described, field: at } = await focused.evaluate((element) => {
					const ids = `${element.getAttribute("aria-describedby") ?? ""} ${element.closest("fieldset")?.getAttribute("aria-describedby") ?? ""}`;
					const texts = ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
					// The search field for treatments has the id of the list, and no name.
					return { described: texts.join(" "), field: element.getAttribute("name") ?? element.id.replace(/^.*-/, "") };
				});
				expect(described).toContain(words);
				reached.push(at);
				listed.push((await link.getAttribute("href"))?.slice(1) ?? "");
			}
			expect(reached).toEqual(expect.arrayContaining([...required, "email", freeText[name]]));
			const inPage = await page.locator("form [id]").evaluateAll((elements) => elements.map(({ id }) => id));
			expect(listed, "in the order of the fields").toEqual(inPage.filter((id) => listed.includes(id)));
			expect(posted).toEqual([]);
			await expect(field(page, freeText[name])).toHaveValue(text);
			await field(page, freeText[name]).fill(text.slice(0, limit));
			await expect(page.getByText("0 characters left")).toBeVisible();
			await expectValid(page, freeText[name]);
		});

		test("an error appears when its field is left, and goes once it's right; the button stays under the pointer when pointer down shows an error", async ({
			page,
		}) => {
			// High enough for the field and the button: browsers compensate for changes above the viewport.
			await page.setViewportSize({ width: 390, height: 1300 });
			await openFilled(page, name);
			const email = field(page, "email");
			await field(page, "phone").fill("12");
			await email.fill("");
			// The validation has loaded by now, so its errors appear at once.
			await expectInvalid(page, "phone");
			await email.pressSequentially("maria@");
			await twoFrames(page);
			await expectValid(page, "email");
			await email.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
			await sendButton(page).hover();
			const before = await sendButton(page).boundingBox();
			await page.mouse.down();
			await twoFrames(page);
			expect(await sendButton(page).boundingBox(), "where the button is").toEqual(before);
			await page.mouse.up();
			await expect(notice(page)).toBeVisible();
			await expectInvalid(page, "email");
			await email.fill("maria@example.com");
			await expectValid(page, "email");
		});

		test("the server's errors are shown at their fields, also folded ones, until the field changes", async ({ page }) => {
			const fields = { phone: "This number has too few digits.", ...(name === "appointment" ? { "day-3": "Choose another day." } : {}) };
			await answerPosts(page, { status: 400, json: { message: "Some fields have to be corrected.", fields } }, accepted);
			await openFilled(page, name);
			await send(page);
			await expect(notice(page)).toContainText("Some fields have to be corrected.");
			// Another field's error comes from the browser, which doesn't know the server's.
			await field(page, "email").fill("maria@");
			await field(page, freeText[name]).focus();
			await expectInvalid(page, "email");
			for (const [wrong, message] of Object.entries(fields)) {
				await page.getByRole("link", { name: message }).click();
				await expect(field(page, wrong)).toBeFocused();
				await expectInvalid(page, wrong);
			}
			await field(page, "phone").fill("(918) 555-0108");
			await expectValid(page, "phone");
			await field(page, "email").fill("maria@example.com");
			await send(page);
			await expectSent(page, name);
		});

		// The texts for each status: src/lib/forms/failure.test.ts.
		test("what isn't accepted stays and can be sent again: the same text with the same key, another text with another key", async ({ page }) => {
			await page.clock.install();
			posted = await answerPosts(page, never, busy, { status: 403, json: { message: "No." } });
			const again = notice(page).getByRole("button", { name: /again/i });
			await openFilled(page, name, "kept words");
			await send(page);
			await expect.poll(() => posted.length).toBe(1);
			await page.clock.fastForward(21_000);
			await again.click();
			await expect.poll(() => posted.length).toBe(2);
			await expect(again).toBeVisible();
			await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
			const mail = (await notice(page).locator('a[href^="mailto:"]').getAttribute("href")) ?? "";
			expect(decodeURIComponent(mail)).toContain("kept words");
			await field(page, freeText[name]).fill("Other words.");
			await page.locator("form").getByRole("button", { name: /again/i }).click();
			await expect.poll(() => posted.length).toBe(3);
			expect(posted[0]?.key).not.toBe("");
			expect(posted[1]?.key, "the key of the same text").toBe(posted[0]?.key);
			expect(posted[2]?.key, "the key of another text").not.toBe(posted[0]?.key);
			// A refusal is final: there's the phone, and no other try.
			await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
			await expect(again).toHaveCount(0);
			await expect(field(page, freeText[name])).toHaveValue("Other words.");
			await page.reload();
			await ready(page);
			await expect(field(page, freeText[name])).toHaveValue("Other words.");
		});

		test("a duplicated tab sends with the same key, an independent tab with another", async ({ page, context }) => {
			posted = await answerPosts(page, busy, accepted);
			await openFilled(page, name, "two tabs");
			const opening = context.waitForEvent("page");
			await page.evaluate(() => {
				window.open(location.href);
			});
			const twin = await opening;
			await ready(twin);
			await expect(field(twin, freeText[name])).toHaveValue("two tabs");
			await send(page);
			await expect(notice(page)).toBeVisible();
			await send(twin);
			await expectSent(twin, name);
			const other = await context.newPage();
			await openFilled(other, name, "two tabs");
			await send(other);
			await expectSent(other, name);
			expect(posted.map(({ key }) => key === posted[0]?.key)).toEqual([true, true, false]);
			expect(posted[2]?.body).toEqual(posted[0]?.body);
		});

		test("text survives a reload, and going to another page and back; a visitor who comes to the form offline is told so", async ({ page, context }) => {
			await openFilled(page, name, "still here");
			const before = await getValues(page);
			expect(before).toContain(`${freeText[name]}=still here`);
			await page.reload();
			await ready(page);
			await expect.poll(() => getValues(page), "after a reload").toEqual(before);
			// By keyboard: parts of a long page get their real height as they come into view, and may move the link from below the pointer.
			await page.getByRole("contentinfo").locator('a[href="/privacy"]').press("Enter");
			await expect(page).toHaveURL(/\/privacy$/);
			await expect(page.locator("form")).toHaveCount(0);
			await context.setOffline(true);
			await page.goBack();
			await expect(offlineNotice(page)).toBeVisible();
			await expect(sendButton(page)).toBeVisible();
			await context.setOffline(false);
			await expect(offlineNotice(page)).toBeHidden();
			await ready(page);
			await expect.poll(() => getValues(page), "on the way back").toEqual(before);
			// Offline only by the browser's word: a post is tried.
			await page.evaluate(() => {
				Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
				window.dispatchEvent(new Event("offline"));
			});
			await expect(offlineNotice(page)).toBeVisible();
			await send(page);
			await expectSent(page, name);
		});

		test("text typed before hydration is kept and saved, and so is what the address chooses", async ({ page }) => {
			const performer = treatment.performers[0] ?? "";
			const hydrate = await openBeforeHydration(page, name === "appointment" ? `${path}?service=${treatment.slug}&with=${performer}` : path);
			await field(page, "name").fill("Early Bird");
			await field(page, freeText[name]).fill("typed before");
			if (name === "appointment") {
				await expect(field(page, "service")).toHaveValue(treatment.slug);
				await expect(field(page, "provider", performer)).toBeChecked();
			}
			await hydrate();
			await ready(page);
			await expect(field(page, "name")).toHaveValue("Early Bird");
			await expect(field(page, freeText[name])).toHaveValue("typed before");
			await expect.poll(() => readDraft(page, name)).toContain("typed before");
			// The form's time counts from when the page was opened.
			const { startedAt } = JSON.parse((await readDraft(page, name)) ?? "{}") as { startedAt?: number };
			expect(startedAt).toBe(await page.evaluate(() => performance.timeOrigin));
			if (name !== "appointment") return;
			await expect(treatmentSearch(page)).toHaveValue(treatment.title);
			await expect(field(page, "provider", performer)).toBeChecked();
			const other = findService("microneedling");
			await chooseTreatment(page, other.title);
			await page.reload();
			await ready(page);
			await expect(treatmentSearch(page), "a choice of the visitor's own").toHaveValue(other.title);
		});

		test("reloading while a request waits sends it again with the same key, and the time goes on", async ({ page }) => {
			posted = await answerPosts(page, never, accepted);
			await openFilled(page, name);
			await send(page);
			await expect.poll(() => posted.length).toBe(1);
			await page.reload();
			await expectSent(page, name);
			const [first, second] = posted.map(({ elapsed, ...request }) => ({ elapsed, request }));
			expect(posted.length).toBe(2);
			expect(second?.request).toEqual(first?.request);
			expect(first?.elapsed).toBeGreaterThan(0);
			expect(second?.elapsed).toBeGreaterThan(first?.elapsed ?? Number.NaN);
		});

		test("nothing is lost if no script loads anymore; the second time, the form is posted as without script", async ({ page }) => {
			await page.goto(path);
			await page.locator("form[novalidate]").waitFor();
			const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
			await page.route(/\.js$/, (route) => route.abort());
			await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
			if (name === "appointment") await failed;
			// The list of treatments stays in the place of the search.
			await postWithoutScript(page, name, "typed all the same");
			await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
			await expect(field(page, freeText[name])).toHaveValue("typed all the same");
			await expect.poll(() => readDraft(page, name)).toContain("typed all the same");
			expect(posted).toEqual([]);
			await page.context().unroute("**/api/*");
			await notice(page).getByRole("button", { name: /again/i }).click();
			await expect(page).toHaveURL(new RegExp(`${endpoint}$`));
			await expectSent(page, name);
			await expect(page.locator("main dl")).toContainText("typed all the same");
		});

		test("a check that throws leaves the text, a notice and a button that works", { tag: "@deep" }, async ({ page }) => {
			await page.route(/\.js$/, async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, body: (await response.text()).replaceAll(".safeParse(", ".safeParse.missing(") });
			});
			await openFilled(page, name, "kept words");
			await send(page);
			await expect(notice(page)).toContainText("It wasn’t sent");
			await expect(field(page, freeText[name])).toHaveValue("kept words");
			expect(posted).toEqual([]);
			await notice(page).getByRole("button", { name: /again/i }).click();
			await expectSent(page, name);
		});

		// Every answer to the check: src/components/forms/use-form-post.test.tsx. Hosts without functions often answer with a page of their own.
		test("phone, text and mail replace the form if its function isn't there, and only then", async ({ page }) => {
			let asked = 0;
			let answer: { status: number; body: string } | undefined = { status: 403, body: "" };
			await page.route(`**${endpoint}`, (route) => {
				if (route.request().method() !== "GET" || !answer) return route.fallback();
				asked += 1;
				return route.fulfill(answer);
			});
			await open(page, name);
			await expect.poll(() => asked).toBe(1);
			await twoFrames(page);
			// The answer to a crawler, which robots.txt keeps from /api/, says nothing about the function: the next use of the form asks again.
			await expect(sendButton(page)).toBeVisible();
			answer = { status: 200, body: "<!doctype html><title>Elm Place</title>" };
			await field(page, "name").focus();
			await expect(otherWays(page)).toBeVisible();
			await expect(page.locator("form")).toBeHidden();
			for (const way of ["sms", "mailto"]) await expect(otherWays(page).locator(`a[href^="${way}:"]`)).toBeVisible();
			answer = undefined;
			await otherWays(page).getByRole("button").click();
			await expect(sendButton(page)).toBeVisible();
			await expect(otherWays(page)).toHaveCount(0);
		});
	});
}

test("each form keeps a draft of its own", async ({ page }) => {
	await openFilled(page, "message", "a message");
	await open(page, "appointment");
	await expect(field(page, "name")).toHaveValue("");
	await field(page, "note").fill("a note");
	await open(page, "message");
	await expect(field(page, "message")).toHaveValue("a message");
	await send(page);
	await expectSent(page, "message");
	expect(await readDraft(page, "message")).toBeNull();
	expect(await readDraft(page, "appointment")).toContain("a note");
});

test.describe("nothing in a form moves", () => {
	/** Where every control of the form is on the page, in whole pixels. The search for a treatment has the id of the list it replaces. */
	const getBoxes = (page: Page): Promise<string[]> =>
		page
			.locator("main form")
			.locator(":is(input, select, textarea)[id], button[type=submit]")
			.filter({ visible: true })
			.evaluateAll((controls) =>
				controls.map((control) => {
					const { x, y, width, height } = control.getBoundingClientRect();
					return `${control.id}: ${[x + window.scrollX, y + window.scrollY, width, height].map(Math.round).join(" ")}`;
				}),
			);

	/** Waits for what appears in the appointment form by itself. */
	const appeared = async (page: Page, name: FormName): Promise<void> => {
		if (name === "appointment") await expect(nextDays(page).last()).toBeVisible();
	};

	for (const { name, search } of [
		{ name: "appointment", search: `?service=${treatment.slug}` },
		{ name: "appointment", search: "" },
		{ name: "message", search: "" },
	] as const) {
		const address = `${forms[name].path}${search}`;
		const tag = search ? [] : "@deep";

		test(`from the HTML to the first interaction: ${address}`, { tag }, async ({ page }) => {
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				const hydrate = await openBeforeHydration(page, address);
				await page.waitForLoadState();
				await page.evaluate(() => document.fonts.ready);
				const html = await getBoxes(page);
				await hydrate();
				await appeared(page, name);
				expect(await getBoxes(page), `after hydration, at ${width} px`).toEqual(html);
				await ready(page);
				await twoFrames(page);
				expect(await getBoxes(page), `after the first interaction, at ${width} px`).toEqual(html);
				await page.unroute(/\.js$/);
			}
		});

		for (const width of [390, 1440])
			test(`during a click that begins before hydration: ${address} at ${width} px`, { tag: width === 390 ? tag : "@deep" }, async ({ page }) => {
				// The whole form in the viewport: Chromium compensates for changes above it, Safari doesn't.
				await page.setViewportSize({ width, height: 7500 });
				const hydrate = await openBeforeHydration(page, address);
				const target = name === "appointment" ? field(page, "reachBy", "text") : sendButton(page);
				await target.hover();
				await page.mouse.down();
				await hydrate();
				await ready(page);
				await appeared(page, name);
				await twoFrames(page);
				await page.mouse.up();
				if (name === "appointment") await expect(target).toBeChecked();
				// The click submits the form, which lists the errors.
				else await expect(notice(page)).toBeVisible();
			});
	}
});

test.describe("the appointment form", () => {
	/** A service, somebody who performs only others, and somebody who performs it. */
	const mismatch = (): { service: Service; other: string; performer: string } | undefined => {
		const performers = [...new Set(services.flatMap((service) => service.performers))];
		for (const service of services) {
			const other = performers.find((slug) => !service.performers.includes(slug));
			const performer = service.performers[0];
			if (other && performer) return { service, other, performer };
		}
		return undefined;
	};

	test("a treatment is found by typing, by concern and with the arrow keys; Escape closes the list", async ({ page }) => {
		await open(page, "appointment");
		const search = treatmentSearch(page);
		const list = page.getByRole("listbox");
		await search.focus();
		await page.keyboard.press("ArrowDown");
		await expect(search).toHaveAttribute("aria-expanded", "true");
		await expect(list.getByRole("option")).toHaveCount(services.length);
		await expect(list.getByRole("group")).toHaveCount(new Set(services.map(({ category }) => category)).size);
		await page.keyboard.press("Escape");
		await expect(search).toHaveAttribute("aria-expanded", "false");
		await search.fill("nothing by this name");
		await expect(list.getByRole("option")).toHaveCount(0);
		await expect(page.getByText(/anything by that name/i)).toBeVisible();
		const concern = concerns.find(({ slug }) => treatment.concerns.includes(slug));
		await search.fill(concern?.title ?? treatment.title);
		await expect(list.getByRole("option", { name: treatment.title, exact: true })).toBeVisible();
		await page.keyboard.press("ArrowDown");
		const active = await search.getAttribute("aria-activedescendant");
		const title = (await page.locator(`[id="${active}"]`).textContent()) ?? "";
		await page.keyboard.press("Enter");
		await expect(search).toHaveValue(title);
		await expect(search).toHaveAttribute("aria-expanded", "false");
		await search.click();
		await list.getByRole("option", { name: treatment.title, exact: true }).click();
		await expect(search).toHaveValue(treatment.title);
		await expect(field(page, "service")).toHaveValue(treatment.slug);
		expect(posted).toEqual([]);
	});

	test("only people who perform the treatment can be chosen; a choice that no longer fits is reported, and refused", async ({ page }) => {
		const found = mismatch();
		test.skip(!found, "everybody performs every service");
		if (!found) return;
		const { service, other, performer } = found;
		await open(page, "appointment", `?with=${other}`);
		await fill(page, "appointment");
		await chooseTreatment(page, service.title);
		const offered = await page.locator('form [name="provider"]:enabled').evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
		expect(offered.sort()).toEqual(["", other, ...service.performers].sort());
		const { name: otherName } = team.find(({ slug }) => slug === other) ?? { name: "" };
		await expect(page.getByRole("status").filter({ hasText: otherName })).toContainText(service.title);
		await expect(field(page, "provider", other)).toBeVisible();
		await providerLine(page).click();
		await expect(field(page, "provider", other)).toBeHidden();
		await send(page);
		await expect(field(page, "provider", other), "not sent for it").toBeVisible();
		// Folded once more, the summary's link still leads to it.
		await providerLine(page).click();
		await page.locator("form [role=group]").getByRole("link").click();
		await expect(field(page, "provider", "")).toBeFocused();
		expect(posted).toEqual([]);
		await field(page, "provider", performer).check();
		await expect(field(page, "provider", other)).toBeDisabled();
		await send(page);
		await expectSent(page, "appointment");
		expect(posted[0]?.body).toMatchObject({ service: service.slug, provider: performer });
	});

	test.describe("a visitor whose day isn't the spa's", () => {
		test.use({ timezoneId: "Asia/Tokyo" });

		test("days are the spa's, from tomorrow on; open ones are offered, closed ones refused with the reason", async ({ page }) => {
			const closed = aClosedDay();
			// Noon in Tokyo is still the evening before at the spa.
			const now = new Date(`${closed.before}T03:00:00Z`);
			await page.clock.setFixedTime(now);
			const [first = "", second = "", ...more] = nextOpenDays(now, 5);
			await open(page, "appointment");
			await expect(nextDays(page)).toHaveText([first, second, ...more].map(formatShortDay));
			await expect(field(page, "day-1")).toHaveAttribute("min", closed.before);
			await fill(page, "appointment");
			await expect(field(page, "day-1")).toHaveValue(first);
			await moreDays(page).click();
			await field(page, "day-2").fill(closed.day);
			await expect(page.getByRole("status").filter({ hasText: closed.why })).toBeVisible();
			await field(page, "day-3").fill(second);
			await field(page, "time-3").selectOption("morning");
			await send(page);
			await notice(page).getByRole("link", { name: closed.why }).click();
			await expect(field(page, "day-2")).toBeFocused();
			await field(page, "day-2").fill("");
			await send(page);
			await expectSent(page, "appointment");
			expect(posted[0]?.body).toMatchObject({ "day-1": first, "time-1": "any", "day-2": "", "day-3": second, "time-3": "morning", earlier: "" });
			await expect(page.locator("main dl").filter({ hasText: "TEST-0001" })).toContainText(formatLongDay(second));
		});
	});
});
