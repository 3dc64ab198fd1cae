import { expect, type Page, test } from "@playwright/test";
import type { Service } from "../../src/content/schemas/service";
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
	nextDays,
	notice,
	open,
	readDraft,
	ready,
	send,
	sendButton,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { holdScripts, hydrated, isHydrated } from "../support/hydration";
import { aClosedDay, formatLongDay, formatShortDay, nextOpenDays } from "../support/open-days";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Every value in the form, as it would be sent. */
const values = (page: Page): Promise<string[]> =>
	page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`));

/** Two frames: what a change of state draws is there. */
const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const busy = { status: 503, json: { message: "busy" } };
const offlineNotice = (page: Page) => page.getByText(/you are offline/i);
/** What stands in the form's place where its function is missing. */
const otherWays = (page: Page) => page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') });

// The two forms share their code: what they share is checked on one, on the other by the nightly run.
for (const name of formNames) {
	const { path, endpoint } = forms[name];

	test.describe(`the form of ${path}`, { tag: name === "appointment" ? [] : "@deep" }, () => {
		test("gives a copy to keep, as a file and on paper", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name, "Ground floor,\nplease.");
			await send(page);
			const downloading = page.waitForEvent("download");
			await page.getByRole("button", { name: /^save/i }).click();
			const file = await downloading;
			expect(file.suggestedFilename()).toMatch(/TEST-0001\.txt$/);
			const chunks: Buffer[] = [];
			for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
			const text = Buffer.concat(chunks).toString("utf8");
			expect(text).toContain("Reference: TEST-0001\r\n");
			expect(text).toContain("Ground floor,\r\nplease.");
			await page.emulateMedia({ media: "print" });
			await expect(page.locator('[data-print="only"]')).toBeVisible();
			await expect(page.getByRole("banner")).toBeHidden();
		});

		test("says what is missing: a summary with the focus, each line a link to its field, each field with its error", async ({ page }) => {
			const posted = await answerPosts(page, accepted);
			await open(page, name);
			const required = await page
				.locator("form :required:invalid")
				.evaluateAll((fields) => [...new Set(fields.map((each) => each.getAttribute("name") ?? ""))]);
			await send(page);
			await expect(notice(page)).toBeVisible();
			const links = page.locator("form [role=group]").getByRole("link");
			const reached: string[] = [];
			for (const link of await links.all()) {
				const words = (await link.textContent()) ?? "";
				await link.click();
				const focused = page.locator("form :focus");
				await expect(focused).toHaveAttribute("aria-invalid", "true");
				const { described, field: at } = await focused.evaluate((element) => {
					const ids = `${element.getAttribute("aria-describedby") ?? ""} ${element.closest("fieldset")?.getAttribute("aria-describedby") ?? ""}`;
					const texts = ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
					// The field treatments are searched in has the id of the list, and no name.
					return { described: texts.join(" "), field: element.getAttribute("name") ?? element.id.replace(/^.*-/, "") };
				});
				expect(described).toContain(words);
				reached.push(at);
			}
			expect(reached).toEqual(expect.arrayContaining(required));
			expect(posted).toEqual([]);
		});

		test("an error comes when its field is left, not while it is typed, and goes as soon as the field is right", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			const email = field(page, "email");
			await field(page, "phone").fill("12");
			await email.focus();
			// The check has loaded by now: what it finds is shown at once.
			await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
			await email.pressSequentially("maria@");
			await twoFrames(page);
			await expect(email).not.toHaveAttribute("aria-invalid");
			await field(page, "name").focus();
			await expect(email).toHaveAttribute("aria-invalid", "true");
			await email.fill("maria@example.com");
			await expect(email).not.toHaveAttribute("aria-invalid");
		});

		test("an error that comes with the press of the button does not move the button away from it", async ({ page }) => {
			// High enough for the field and the button: above the window's first line a browser keeps what it shows in place.
			await page.setViewportSize({ width: 390, height: 1300 });
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name);
			await field(page, "phone").fill("12");
			await field(page, "email").fill("maria@");
			// The check has loaded: what it finds is shown at once.
			await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
			await field(page, "email").evaluate((email) => email.scrollIntoView({ block: "center", behavior: "instant" }));
			await sendButton(page).hover();
			const before = await sendButton(page).boundingBox();
			await page.mouse.down();
			await twoFrames(page);
			expect(await sendButton(page).boundingBox()).toEqual(before);
			await page.mouse.up();
			await expect(notice(page)).toBeVisible();
			await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
		});

		test("the server's errors are shown at their fields, in the server's words, until the field changes", async ({ page }) => {
			const fields = { phone: "This number has too few digits." };
			await answerPosts(page, { status: 400, json: { message: "One field has to be corrected.", fields } }, accepted);
			await open(page, name);
			await fill(page, name);
			await send(page);
			await expect(notice(page)).toContainText("One field has to be corrected.");
			// Another field is checked by the browser, which does not know the server's error.
			await field(page, "email").fill("maria@");
			await field(page, freeText[name]).focus();
			await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
			await page.getByRole("link", { name: fields.phone }).click();
			await expect(field(page, "phone")).toBeFocused();
			await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
			await field(page, "phone").fill("(918) 555-0108");
			await expect(field(page, "phone")).not.toHaveAttribute("aria-invalid");
			await field(page, "email").fill("maria@example.com");
			await send(page);
			await expect(confirmation(page, name)).toBeVisible();
		});

		// What each status says is src/lib/forms/failure.test.ts.
		for (const [status, again] of [
			[403, false],
			[503, true],
		] as const)
			test(`${status}: says what to do, keeps everything, offers the phone`, async ({ page }) => {
				await answerPosts(page, { status, json: { message: "No." } });
				await open(page, name);
				await fill(page, name, "kept words");
				await send(page);
				await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
				await expect(notice(page).getByRole("button", { name: /again/i })).toHaveCount(again ? 1 : 0);
				const mail = (await notice(page).locator('a[href^="mailto:"]').getAttribute("href")) ?? "";
				expect(decodeURIComponent(mail)).toContain("kept words");
				await expect(field(page, freeText[name])).toHaveValue("kept words");
				await page.reload();
				await ready(page);
				await expect(field(page, freeText[name])).toHaveValue("kept words");
			});

		test("429: says when it can be sent again", async ({ page }) => {
			await answerPosts(page, { status: 429, json: { message: "Too many." }, headers: { "Retry-After": "150" } });
			await open(page, name);
			await fill(page, name);
			await send(page);
			await expect(notice(page)).toContainText("3 minutes");
			await expect(notice(page)).toContainText(/\d+:\d\d [AP]M/);
		});

		test("a time-out: the second try has the same key, other words another", async ({ page }) => {
			await page.clock.install();
			const posted = await answerPosts(page, () => new Promise(() => undefined), busy, busy, accepted);
			await open(page, name);
			await fill(page, name);
			await send(page);
			await expect.poll(() => posted.length).toBe(1);
			await page.clock.fastForward(21_000);
			const again = notice(page).getByRole("button", { name: /again/i });
			await again.click();
			await expect.poll(() => posted.length).toBe(2);
			await expect(again).toBeVisible();
			await field(page, freeText[name]).fill("Other words.");
			await page.locator("form").getByRole("button", { name: /again/i }).click();
			await expect.poll(() => posted.length).toBe(3);
			expect(posted[0]?.key).not.toBe("");
			expect(posted[1]?.key).toBe(posted[0]?.key);
			expect(posted[2]?.key).not.toBe(posted[0]?.key);
		});

		test("a double click sends once", async ({ page }) => {
			let answer: () => void = () => undefined;
			const clicked = new Promise<void>((resolve) => {
				answer = resolve;
			});
			const posted = await answerPosts(page, async (route) => {
				await clicked;
				await route.fulfill({ status: 202, json: { reference: "TEST-0001" } });
			});
			await open(page, name);
			await fill(page, name);
			await sendButton(page).dblclick();
			await expect.poll(() => posted.length).toBe(1);
			// A third click, while the answer is surely still on its way; the button is marked as disabled, not switched off.
			await sendButton(page).click({ force: true });
			answer();
			await expect(confirmation(page, name)).toBeVisible();
			expect(posted.length).toBe(1);
		});

		test("a duplicated tab sends with the same key, a tab of its own with another", async ({ page, context }) => {
			const posted = await answerPosts(page, busy, accepted);
			await open(page, name);
			await fill(page, name, "two tabs");
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
			await expect(confirmation(twin, name)).toBeVisible();
			const other = await context.newPage();
			await open(other, name);
			await fill(other, name, "two tabs");
			await send(other);
			await expect(confirmation(other, name)).toBeVisible();
			expect(posted.map(({ key }) => key === posted[0]?.key)).toEqual([true, true, false]);
			expect(posted[2]?.body).toEqual(posted[0]?.body);
		});

		test("what is typed outlives a reload and going to another page and back", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name, "still here");
			const before = await values(page);
			expect(before).toContain(`${freeText[name]}=still here`);
			await page.reload();
			await ready(page);
			await expect.poll(() => values(page)).toEqual(before);
			await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
			await expect(page).toHaveURL(/\/privacy$/);
			await expect(page.locator("form")).toHaveCount(0);
			await page.goBack();
			await ready(page);
			await expect.poll(() => values(page)).toEqual(before);
		});

		test("what is typed before React has loaded stays, and is kept from then on", async ({ page }) => {
			await answerPosts(page, accepted);
			const release = await holdScripts(page);
			await page.goto(path, { waitUntil: "commit" });
			await field(page, "name").fill("Early Bird");
			await field(page, freeText[name]).fill("typed before");
			expect(await isHydrated(page)).toBe(false);
			release();
			await ready(page);
			await expect(field(page, "name")).toHaveValue("Early Bird");
			await expect(field(page, freeText[name])).toHaveValue("typed before");
			await expect.poll(() => readDraft(page, name)).toContain("typed before");
		});

		test("a page that is reloaded while a request waits sends it, once, with its key", async ({ page }) => {
			const posted = await answerPosts(page, () => new Promise(() => undefined), accepted);
			await open(page, name);
			await fill(page, name);
			await send(page);
			await expect.poll(() => posted.length).toBe(1);
			await page.reload();
			await expect(confirmation(page, name)).toBeVisible();
			expect(posted.length).toBe(2);
			expect(posted[1]).toEqual(posted[0]);
		});

		test("a script that does not load while the visitor types loses nothing", async ({ page }) => {
			const posted = await answerPosts(page, accepted);
			await open(page, name);
			await page.route(/\.js$/, (route) => route.abort());
			await fill(page, name, "typed all the same");
			await send(page);
			await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
			expect(posted).toEqual([]);
			await page.unroute(/\.js$/);
			await page.reload();
			await ready(page);
			await expect(field(page, freeText[name])).toHaveValue("typed all the same");
		});

		test("where the function is absent (404), phone, text and mail replace the form", async ({ page }) => {
			await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 404, body: "Not found" }));
			await page.goto(path);
			await expect(otherWays(page)).toBeVisible();
			await expect(otherWays(page).locator('a[href^="sms:"]')).toBeVisible();
			await expect(otherWays(page).locator('a[href^="mailto:"]')).toBeVisible();
			await expect(page.locator("form")).toBeHidden();
			await page.unroute(`**${endpoint}`);
			await answerPosts(page, accepted);
			await otherWays(page).getByRole("button").click();
			await expect(sendButton(page)).toBeVisible();
			await expect(otherWays(page)).toHaveCount(0);
		});

		test("whoever comes to the form offline is told so, and keeps the form", async ({ page, context }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
			await expect(page.locator("form")).toHaveCount(0);
			await context.setOffline(true);
			await page.goBack();
			await expect(offlineNotice(page)).toBeVisible();
			await expect(sendButton(page)).toBeVisible();
			await context.setOffline(false);
			await expect(offlineNotice(page)).toBeHidden();
			await expect(sendButton(page)).toBeVisible();
		});

		test.describe("on a phone", () => {
			test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

			test("a tap out of a field sends the form, also where the bar at the window's end will be", async ({ page }) => {
				await answerPosts(page, accepted);
				await open(page, name);
				await fill(page, name);
				await field(page, "email").focus();
				await expect(page.locator(".action-bar")).toBeHidden();
				await sendButton(page).evaluate((button) => {
					document.documentElement.style.setProperty("scroll-padding", "0");
					button.scrollIntoView({ block: "end", behavior: "instant" });
				});
				await sendButton(page).tap();
				await expect(confirmation(page, name)).toBeVisible();
				await expect(page.locator(".action-bar")).toBeVisible();
			});
		});
	});
}

// What the hook asks is one answer, `{"ok": true}`: a host without functions often gives its own page instead of a 404.
for (const [how, answer] of [
	["the host's own HTML", { status: 200, body: "<!doctype html><title>Elm Place</title>" }],
	["JSON of another kind", { status: 200, json: { error: "not found" } }],
] as const)
	test(`where the function is absent (${how}), phone, text and mail replace the form of ${forms.message.path}`, async ({ page }) => {
		await page.route("**/api/*", (route) => route.fulfill(answer));
		await page.goto(forms.message.path);
		await hydrated(page);
		await expect(otherWays(page)).toBeVisible();
		await expect(page.locator("form")).toBeHidden();
	});

test("each form keeps a draft of its own", async ({ page }) => {
	await answerPosts(page, accepted);
	await open(page, "message");
	await fill(page, "message", "a message");
	await open(page, "appointment");
	await expect(field(page, "name")).toHaveValue("");
	await field(page, "note").fill("a note");
	await open(page, "message");
	await expect(field(page, "message")).toHaveValue("a message");
	await send(page);
	await expect(confirmation(page, "message")).toBeVisible();
	expect(await readDraft(page, "message")).toBeNull();
	expect(await readDraft(page, "appointment")).toContain("a note");
});

test.describe("nothing in a form moves", () => {
	type Boxes = Record<string, { x: number; y: number; width: number; height: number }>;

	/** Where every control of the form is on the page, by its id; the search for a treatment has the id of the list it replaces. */
	const boxes = (page: Page): Promise<Boxes> =>
		page.locator("main form").evaluate((form) => {
			const controls = [...form.querySelectorAll<HTMLElement>(":is(input, select, textarea)[id], button[type=submit]")];
			const shown = controls.filter((control) => control.checkVisibility());
			return Object.fromEntries(
				shown.map((control) => {
					const { x, y, width, height } = control.getBoundingClientRect();
					return [control.id || "send", { x: x + window.scrollX, y: y + window.scrollY, width, height }];
				}),
			);
		});

	/** How far controls are from where they were, where that is a pixel or more. */
	const moves = (before: Boxes, after: Boxes): string[] =>
		[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
			const [from, to] = [before[id], after[id]];
			if (!from || !to) return [`${id} ${from ? "has gone" : "is new"}`];
			return (["x", "y", "width", "height"] as const).flatMap((side) =>
				Math.abs(to[side] - from[side]) < 1 ? [] : [`${id}: ${side} from ${from[side]} to ${to[side]}`],
			);
		});

	/** What appears in the appointment form by itself is there. */
	const appeared = async (page: Page, name: FormName): Promise<void> => {
		if (name === "appointment") await expect(nextDays(page).last()).toBeVisible();
	};

	for (const { name, search } of [
		{ name: "appointment", search: "" },
		{ name: "appointment", search: `?service=${treatment.slug}` },
		{ name: "message", search: "" },
	] as const)
		for (const width of [390, 1440]) {
			const where = `${forms[name].path}${search}, at ${width} px`;

			test(`from the HTML to the first interaction: ${where}`, async ({ page }) => {
				await page.setViewportSize({ width, height: 900 });
				await answerPosts(page, accepted);
				const release = await holdScripts(page);
				await page.goto(`${forms[name].path}${search}`);
				await page.evaluate(() => document.fonts.ready);
				const html = await boxes(page);
				expect(await isHydrated(page)).toBe(false);
				release();
				await hydrated(page);
				await appeared(page, name);
				expect(moves(html, await boxes(page)), "once it is hydrated").toEqual([]);
				await ready(page);
				await twoFrames(page);
				expect(moves(html, await boxes(page)), "after the first interaction").toEqual([]);
			});

			test(`under a press that began before the scripts: ${where}`, async ({ page }) => {
				// The whole form in the window: where a page is scrolled, Chromium makes up for what changes above, and Safari does not.
				await page.setViewportSize({ width, height: 7500 });
				await answerPosts(page, accepted);
				const release = await holdScripts(page);
				await page.goto(`${forms[name].path}${search}`);
				const target = name === "appointment" ? field(page, "reachBy", "text") : sendButton(page);
				await target.hover();
				await page.mouse.down();
				expect(await isHydrated(page)).toBe(false);
				release();
				await ready(page);
				await appeared(page, name);
				await twoFrames(page);
				await page.mouse.up();
				if (name === "appointment") await expect(target).toBeChecked();
				// The press was a click on the button that sends, so the form says what is missing.
				else await expect(notice(page)).toBeVisible();
			});
		}
});

test.describe("the appointment form", () => {
	/** A service, somebody who performs others alone, and somebody who performs it. */
	const mismatch = (): { service: Service; other: string; performer: string } | undefined => {
		const performers = [...new Set(services.flatMap((service) => service.performers))];
		for (const service of services) {
			const other = performers.find((slug) => !service.performers.includes(slug));
			const performer = service.performers[0];
			if (other && performer) return { service, other, performer };
		}
		return undefined;
	};

	test("?service= and ?with= choose, also before React has loaded; a later choice outlives a reload", async ({ page }) => {
		await answerPosts(page, accepted);
		const performer = treatment.performers[0] ?? "";
		const later = findService("microneedling");
		const release = await holdScripts(page);
		await page.goto(`/schedule?service=${treatment.slug}&with=${performer}`, { waitUntil: "commit" });
		await expect(field(page, "service")).toHaveValue(treatment.slug);
		await expect(field(page, "provider", performer)).toBeChecked();
		expect(await isHydrated(page)).toBe(false);
		release();
		await ready(page);
		await expect(treatmentSearch(page)).toHaveValue(treatment.title);
		await expect(field(page, "provider", performer)).toBeChecked();
		await chooseTreatment(page, later.title);
		await page.reload();
		await ready(page);
		await expect(treatmentSearch(page)).toHaveValue(later.title);
	});

	test("a service page's button leads to the form with that service", async ({ page }) => {
		const { slug, title } = findService("laser-hair-restoration");
		await answerPosts(page, accepted);
		await page.goto(`/services/${slug}`);
		await page.getByRole("main").locator(`a[href="/schedule?service=${slug}"]`).first().click();
		await expect(page).toHaveURL(/\/schedule/);
		await ready(page);
		await expect(treatmentSearch(page)).toHaveValue(title);
	});

	test("unknown names in the address choose nothing", async ({ page }) => {
		await answerPosts(page, accepted);
		await open(page, "appointment", "?service=haircut&with=nobody");
		await expect(treatmentSearch(page)).toHaveValue("");
		await expect(field(page, "service")).toHaveValue("");
		await expect(field(page, "provider", "")).toBeChecked();
	});

	test("where the search does not load, the list of treatments stays", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
		await page.goto("/schedule");
		await page.locator("form[novalidate]").waitFor();
		const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
		await page.route(/\.js$/, (route) => route.abort());
		await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
		await failed;
		await expect(treatmentSearch(page)).toHaveCount(0);
		await field(page, "service").selectOption(treatment.slug);
		await page.unroute(/\.js$/);
		await expect.poll(() => readDraft(page, "appointment")).toContain(treatment.slug);
		expect(posted).toEqual([]);
	});

	test("a treatment is found by typing, by category, and by the arrows; Escape closes and sends nothing", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
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
		await expect(page.getByText(/nothing by that name/i)).toBeVisible();
		// By what bothers the visitor.
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

	test("only those who perform the treatment can be chosen; a choice that no longer fits is said, and refused", async ({ page }) => {
		const found = mismatch();
		test.skip(!found, "everybody performs every service");
		if (!found) return;
		const { service, other, performer } = found;
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment", `?with=${other}`);
		await fill(page, "appointment");
		await chooseTreatment(page, service.title);
		const offered = await page.locator('form [name="provider"]:enabled').evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
		expect(offered.sort()).toEqual(["", other, ...service.performers].sort());
		const { name: otherName } = team.find(({ slug }) => slug === other) ?? { name: "" };
		await expect(page.getByRole("status").filter({ hasText: otherName })).toContainText(service.title);
		await send(page);
		await notice(page).getByRole("link").click();
		await expect(field(page, "provider", "")).toBeFocused();
		await field(page, "provider", performer).check();
		await expect(field(page, "provider", other)).toBeDisabled();
		await send(page);
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted[0]?.body).toMatchObject({ service: service.slug, provider: performer });
	});

	test.describe("where the visitor's day is another than the spa's", () => {
		test.use({ timezoneId: "Asia/Tokyo" });

		test("days are the spa's: from tomorrow there, open ones offered, closed ones refused with the reason", async ({ page }) => {
			const closed = aClosedDay();
			// Noon in Tokyo is still the evening before at the spa.
			const now = new Date(`${closed.before}T03:00:00Z`);
			await page.clock.setFixedTime(now);
			const [first = "", second = "", ...more] = nextOpenDays(now, 5);
			const posted = await answerPosts(page, accepted);
			await open(page, "appointment");
			await expect(nextDays(page)).toHaveText([first, second, ...more].map(formatShortDay));
			await expect(field(page, "day-1")).toHaveAttribute("min", closed.before);
			await fill(page, "appointment");
			await expect(field(page, "day-1")).toHaveValue(first);
			await field(page, "day-2").fill(closed.day);
			await expect(page.getByRole("status").filter({ hasText: closed.why })).toBeVisible();
			await field(page, "day-3").fill(second);
			await field(page, "time-3").selectOption("morning");
			await send(page);
			await notice(page).getByRole("link", { name: closed.why }).click();
			await expect(field(page, "day-2")).toBeFocused();
			await field(page, "day-2").fill("");
			await send(page);
			await expect(confirmation(page, "appointment")).toBeVisible();
			expect(posted[0]?.body).toMatchObject({ "day-1": first, "time-1": "any", "day-2": "", "day-3": second, "time-3": "morning" });
			await expect(page.locator("main dl").filter({ hasText: "TEST-0001" })).toContainText(formatLongDay(second));
		});
	});

	test("another request begins empty, with a key of its own", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment");
		await fill(page, "appointment");
		await send(page);
		await expect(confirmation(page, "appointment")).toBeVisible();
		await page.getByRole("button", { name: /another/i }).click();
		await expect(field(page, "name")).toHaveValue("");
		await fill(page, "appointment");
		await send(page);
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted.length).toBe(2);
		expect(posted[1]?.key).not.toBe(posted[0]?.key);
	});
});
