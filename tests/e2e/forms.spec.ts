import { expect, type Page, test } from "@playwright/test";
import {
	accepted,
	answerPosts,
	draftOf,
	type FormName,
	field,
	fill,
	formNames,
	forms,
	freeText,
	open,
	postWithoutScript,
	ready,
	send,
	sendButton,
} from "../support/forms";
import { holdScripts, hydrated } from "../support/hydration";

// Where the service worker has kept something it answers for the network, whose failures are looked at here. booking.spec.ts runs with it.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const phone = { width: 390, height: 844 };
const confirmation = (page: Page, name: FormName) => page.getByRole("heading", { name: forms[name].sent });

for (const name of formNames) {
	const { path, endpoint, sent } = forms[name];

	test.describe(`the form of ${path}`, () => {
		test("is sent to the real function and confirmed in place, with the focus and a reference", async ({ page }) => {
			await open(page, name);
			await fill(page, name);
			const answered = page.waitForResponse((response) => response.url().endsWith(endpoint) && response.request().method() === "POST");
			await send(page, name);
			const response = await answered;
			expect(response.status()).toBe(202);
			const { reference } = (await response.json()) as { reference: string };
			await expect(confirmation(page, name)).toBeVisible();
			await expect(page.locator("main :focus")).toContainText(sent);
			await expect(page.locator("main :focus")).toContainText(reference);
			await expect(page.locator("main dl").filter({ hasText: "Reference" })).toContainText("Maria Lopez");
			expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
			expect(await draftOf(page, name), "nothing kept once it has arrived").toBeNull();
		});

		test("gives a copy to keep, as a file and on paper", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name, "Ground floor,\nplease.");
			await send(page, name);
			const downloading = page.waitForEvent("download");
			await page.getByRole("button", { name: "Save as text" }).click();
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

		test("says what is missing: a summary with the focus, each line a way to its field, each field with its words", async ({ page }) => {
			const posted = await answerPosts(page, accepted);
			await open(page, name);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("fields need another look");
			const links = page.getByRole("group", { name: "fields need another look" }).getByRole("link");
			const count = await links.count();
			expect(count).toBeGreaterThanOrEqual(name === "appointment" ? 6 : 3);
			for (let index = 0; index < count; index += 1) {
				const link = links.nth(index);
				const words = (await link.textContent()) ?? "";
				await link.click();
				const focused = page.locator("form :focus");
				await expect(focused).toHaveAttribute("aria-invalid", "true");
				const described = await focused.evaluate((element) => {
					const ids = `${element.getAttribute("aria-describedby") ?? ""} ${element.closest("fieldset")?.getAttribute("aria-describedby") ?? ""}`;
					return ids
						.split(" ")
						.map((id) => document.getElementById(id)?.textContent ?? "")
						.join(" ");
				});
				expect(described).toContain(words);
			}
			expect(posted).toEqual([]);
		});

		test("an error goes as soon as its field is right", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await send(page, name);
			await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
			await field(page, "name").fill("Maria Lopez");
			await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
		});

		test("an address that is none is said when the field is left, not while it is typed", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await field(page, "email").pressSequentially("maria@");
			await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
			await field(page, "name").focus();
			await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
		});

		test("an error that comes with the press of the button does not move the button away from it", async ({ page }) => {
			// High enough for the field and the button: above the window's first line a browser keeps what it shows in place.
			await page.setViewportSize({ width: 390, height: 1300 });
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name);
			await field(page, "email").fill("maria@");
			await field(page, "email").evaluate((email) => email.scrollIntoView({ block: "center", behavior: "instant" }));
			await sendButton(page, name).hover();
			await page.mouse.down();
			await page.waitForTimeout(400);
			await page.mouse.up();
			await expect(page.locator("form :focus")).toContainText("needs another look");
			await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
		});

		test("the server's errors stand at their fields, in the server's words", async ({ page }) => {
			await answerPosts(
				page,
				{ status: 400, json: { message: "One field has to be corrected.", fields: { phone: "This number has too few digits." } } },
				accepted,
			);
			await open(page, name);
			await fill(page, name);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("One field has to be corrected.");
			// Another field's change takes nothing of it away.
			await field(page, "name").fill("Maria L. Lopez");
			await field(page, freeText[name]).focus();
			await page.waitForTimeout(200);
			await page.getByRole("link", { name: "This number has too few digits." }).click();
			await expect(field(page, "phone")).toBeFocused();
			await field(page, "phone").fill("(918) 555-0108");
			await send(page, name);
			await expect(confirmation(page, name)).toBeVisible();
		});

		for (const [status, words] of [
			[403, "Our server did not accept it"],
			[405, "Our server did not accept it"],
			[413, "The message is too long"],
			[415, "Our server did not accept it"],
			[422, "Our server did not accept it"],
			[500, "Our server could not take it just now"],
			[503, "Our server could not take it just now"],
		] as const)
			test(`${status}: says what to do, keeps everything, offers the phone`, async ({ page }) => {
				await answerPosts(page, { status, json: { message: "No." } });
				await open(page, name);
				await fill(page, name, "kept words");
				await send(page, name);
				const notice = page.locator("form :focus");
				await expect(notice).toContainText(words);
				await expect(notice.getByRole("link", { name: /^Call/ })).toBeVisible();
				const mail = (await notice.getByRole("link", { name: "Write an e-mail" }).getAttribute("href")) ?? "";
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
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("Please wait 3 minutes");
			await expect(page.locator("form :focus")).toContainText(/It can be sent again from \d+:\d\d [AP]M/);
		});

		test("a time-out: the second try carries the same key, other words another", async ({ page }) => {
			await page.clock.install();
			const posted = await answerPosts(
				page,
				() => new Promise(() => undefined),
				{ status: 503, json: { message: "busy" } },
				{ status: 503, json: { message: "busy" } },
				accepted,
			);
			await open(page, name);
			await fill(page, name);
			await send(page, name);
			await expect(page.getByRole("status").filter({ hasText: "Sending" })).toBeVisible();
			await expect.poll(() => posted.length).toBe(1);
			await page.clock.fastForward(21_000);
			await expect(page.locator("form :focus")).toContainText("No answer came");
			await page.getByRole("button", { name: "Try again" }).click();
			await expect.poll(() => posted.length).toBe(2);
			await expect(page.locator("form :focus")).toContainText("could not take it");
			await field(page, freeText[name]).fill("Other words.");
			await page.getByRole("button", { name: "Try again" }).click();
			await expect.poll(() => posted.length).toBe(3);
			expect(posted[0]?.key).not.toBe("");
			expect(posted[1]?.key).toBe(posted[0]?.key);
			expect(posted[2]?.key).not.toBe(posted[0]?.key);
		});

		test("a double click sends once", async ({ page }) => {
			const posted = await answerPosts(page, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 400));
				await route.fulfill({ status: 202, json: { reference: "TEST-0001" } });
			});
			await open(page, name);
			await fill(page, name);
			await sendButton(page, name).dblclick();
			await expect(confirmation(page, name)).toBeVisible();
			expect(posted.length).toBe(1);
		});

		test("a duplicated tab sends with the same key", async ({ page, context }) => {
			const posted = await answerPosts(page, { status: 503, json: { message: "busy" } }, accepted);
			await open(page, name);
			await fill(page, name, "two tabs");
			const opening = context.waitForEvent("page");
			await page.evaluate(() => {
				window.open(location.href);
			});
			const twin = await opening;
			await ready(twin);
			await expect(field(twin, freeText[name])).toHaveValue("two tabs");
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("could not take it");
			await send(twin, name);
			await expect(confirmation(twin, name)).toBeVisible();
			expect(posted.map(({ key }) => key)).toEqual([posted[0]?.key, posted[0]?.key]);
		});

		test("what is typed outlives a reload and going to another page and back", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name, "still here");
			const values = () => page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`));
			const before = await values();
			await page.reload();
			await ready(page);
			await expect.poll(values).toEqual(before);
			await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
			await expect(page).toHaveURL(/\/privacy$/);
			await expect(page.locator("form")).toHaveCount(0);
			await page.goBack();
			await ready(page);
			await expect.poll(values).toEqual(before);
			expect(before.join("\n")).toContain("still here");
		});

		test("what is typed before React has loaded stays, and is kept from then on", async ({ page }) => {
			await answerPosts(page, accepted);
			const release = await holdScripts(page);
			await page.goto(path, { waitUntil: "commit" });
			await field(page, "name").fill("Early Bird");
			await field(page, freeText[name]).fill("typed before");
			expect(await page.locator("form[novalidate]").count(), "React is not there yet").toBe(0);
			release();
			await ready(page);
			await expect(field(page, "name")).toHaveValue("Early Bird");
			await expect(field(page, freeText[name])).toHaveValue("typed before");
			await expect.poll(() => draftOf(page, name)).toContain("typed before");
		});

		test("offline: the form says so, and sends once on return", async ({ page, context }) => {
			const posted = await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name);
			await context.setOffline(true);
			await expect(page.getByText("You are offline. You can fill in the form all the same")).toBeVisible();
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("it is sent by itself, once");
			expect(posted).toEqual([]);
			await context.setOffline(false);
			await expect(confirmation(page, name)).toBeVisible();
			await page.waitForTimeout(300);
			expect(posted.length).toBe(1);
		});

		test("a page that is reloaded while a request waits sends it, once, with its key", async ({ page }) => {
			const posted = await answerPosts(page, () => new Promise(() => undefined), accepted);
			await open(page, name);
			await fill(page, name);
			await send(page, name);
			await expect.poll(() => posted.length).toBe(1);
			await page.reload();
			await expect(confirmation(page, name)).toBeVisible();
			expect(posted.length).toBe(2);
			expect(posted[1]).toEqual(posted[0]);
		});

		test("a connection that fails while the browser believes in it can be tried again", async ({ page }) => {
			const posted = await answerPosts(page, (route) => route.abort("connectionreset"), accepted);
			await open(page, name);
			await fill(page, name);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("The connection failed");
			await page.getByRole("button", { name: "Try again" }).click();
			await expect(confirmation(page, name)).toBeVisible();
			expect(posted[1]?.key).toBe(posted[0]?.key);
		});

		test("a storage that throws breaks nothing", async ({ page }) => {
			await answerPosts(page, accepted);
			await page.addInitScript(() => {
				for (const storage of ["sessionStorage", "localStorage"])
					Object.defineProperty(window, storage, {
						get: () => {
							throw new DOMException("denied", "SecurityError");
						},
					});
			});
			await open(page, name);
			await fill(page, name);
			await send(page, name);
			await expect(confirmation(page, name)).toBeVisible();
		});

		test("a script that does not load while the visitor types loses nothing", async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await page.route(/\.js$/, (route) => route.abort());
			await fill(page, name, "typed all the same");
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("A part of this page did not load");
			await expect(page.getByRole("region", { name: /Notifications/ }).or(page.locator("form :focus"))).not.toHaveCount(0);
			await page.unroute(/\.js$/);
			await page.reload();
			await ready(page);
			await expect(field(page, freeText[name])).toHaveValue("typed all the same");
		});

		for (const [how, answer] of [
			["404", { status: 404, body: "Not found" }],
			["the host's own HTML", { status: 200, body: "<!doctype html><title>Elm Place</title>" }],
			["503", { status: 503, body: "" }],
		] as const)
			test(`where the function is absent (${how}), phone, text and mail stand in the form's place`, async ({ page }) => {
				await page.route(`**${endpoint}`, (route) => route.fulfill(answer));
				await page.goto(path);
				const absent = page.getByRole("status").filter({ has: page.getByRole("link", { name: /^Call/ }) });
				await expect(absent).toBeVisible();
				await expect(absent.getByRole("link", { name: "Send a text" })).toHaveAttribute("href", /^sms:/);
				await expect(absent.getByRole("link", { name: "Write an e-mail" })).toHaveAttribute("href", /^mailto:/);
				await expect(page.getByRole("button", { name: forms[name].send })).toBeHidden();
				await page.unroute(`**${endpoint}`);
				await answerPosts(page, accepted);
				await page.getByRole("button", { name: "Look for the form again" }).click();
				await expect(sendButton(page, name)).toBeVisible();
			});

		test("whoever opens the page offline is told so, and keeps the form", async ({ page, context }) => {
			await answerPosts(page, accepted);
			await page.goto("/privacy");
			await hydrated(page);
			await page.evaluate((to) => (window as unknown as { ___loader: { loadPage: (path: string) => Promise<unknown> } }).___loader.loadPage(to), path);
			await page.evaluate(() => Object.assign(window, { same: true }));
			await context.setOffline(true);
			// What loads with the first sign of a visitor fails: nothing is reloaded for it, and treatments are chosen from the list.
			const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
			await page.evaluate((to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to), path);
			await page.locator("form[novalidate]").waitFor();
			await page.mouse.move(4, 300);
			await page.mouse.move(8, 304);
			await failed;
			await expect(page.getByText("You are offline. You can fill in the form all the same")).toBeVisible();
			await expect(sendButton(page, name)).toBeVisible();
			if (name === "appointment") await expect(page.getByLabel("Treatment", { exact: true })).toBeVisible();
			expect(await page.evaluate(() => "same" in window), "still the same page").toBe(true);
			await context.setOffline(false);
			await expect(page.getByText("You are offline. You can fill in the form all the same")).toBeHidden();
			await expect(sendButton(page, name)).toBeVisible();
		});
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: phone, hasTouch: true });

	for (const name of formNames)
		test(`a tap out of a field sends the form of ${forms[name].path}, also where the bar at the window's end will be`, async ({ page }) => {
			await answerPosts(page, accepted);
			await open(page, name);
			await fill(page, name);
			await field(page, "email").focus();
			await expect(page.locator(".action-bar")).toBeHidden();
			await sendButton(page, name).evaluate((button) => {
				document.documentElement.style.setProperty("scroll-padding", "0");
				button.scrollIntoView({ block: "end", behavior: "instant" });
			});
			await sendButton(page, name).tap();
			await expect(confirmation(page, name)).toBeVisible();
			await expect(page.locator(".action-bar")).toBeVisible();
		});
});

test.describe("the appointment form", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("?service= and ?with= choose, also before React has loaded; a later choice outlives a reload", async ({ page }) => {
		await answerPosts(page, accepted);
		const release = await holdScripts(page);
		await page.goto("/schedule?service=hydrafacial&with=nadia-brandt", { waitUntil: "commit" });
		await expect(page.getByLabel("Treatment")).toHaveValue("hydrafacial");
		await expect(field(page, "provider", "nadia-brandt")).toBeChecked();
		expect(await page.locator("form[novalidate]").count(), "React is not there yet").toBe(0);
		release();
		await ready(page);
		const treatment = page.getByRole("combobox", { name: "Treatment" });
		await expect(treatment).toHaveValue("HydraFacial");
		await expect(field(page, "provider", "nadia-brandt")).toBeChecked();
		await treatment.fill("Spa Facial");
		await treatment.press("Enter");
		await page.reload();
		await ready(page);
		await expect(treatment).toHaveValue("Spa Facial");
	});

	const waitingParts = (page: Page) => page.locator(".form-part[data-wait]").count();

	for (const { where, query, height, waiting } of [
		{ where: "below the window its parts wait", query: "", height: 900, waiting: 4 },
		{ where: "in a window that could show the second part none waits", query: "", height: 1366, waiting: 0 },
		{ where: "opened at a place of its own none waits", query: "#request", height: 900, waiting: 0 },
	])
		test(`${where} until the HTML has been read`, async ({ page }) => {
			await page.setViewportSize({ width: 1024, height });
			await page.addInitScript(() => {
				document.addEventListener("DOMContentLoaded", () => {
					document.documentElement.dataset.waiting = String(document.querySelectorAll(".form-part[data-wait]").length);
				});
			});
			const release = await holdScripts(page);
			await page.goto(`/schedule${query}`);
			await expect(page.locator("html")).toHaveAttribute("data-waiting", String(waiting));
			await expect.poll(() => waitingParts(page), "they come without React").toBe(0);
			await page.getByLabel("Note").fill("Mornings, please.");
			release();
			await ready(page);
			await expect(page.getByLabel("Note")).toHaveValue("Mornings, please.");
		});

	test("a service page's button leads to the form with that service", async ({ page }) => {
		await answerPosts(page, accepted);
		await page.goto("/services/laser-hair-restoration");
		await page.getByRole("link", { name: "Book Laser Hair Restoration" }).click();
		await ready(page);
		await expect(page.getByRole("combobox", { name: "Treatment" })).toHaveValue("Laser Hair Restoration");
	});

	test("unknown names in the address choose nothing", async ({ page }) => {
		await answerPosts(page, accepted);
		await open(page, "appointment", "?service=haircut&with=nobody");
		await expect(page.getByRole("combobox", { name: "Treatment" })).toHaveValue("");
		await expect(field(page, "provider", "")).toBeChecked();
	});

	test("a treatment is found by typing, by category, and by the arrows; Escape closes and sends nothing", async ({ page }) => {
		await answerPosts(page, accepted);
		await open(page, "appointment");
		const treatment = page.getByRole("combobox", { name: "Treatment" });
		await treatment.focus();
		await page.keyboard.press("ArrowDown");
		await expect(treatment).toHaveAttribute("aria-expanded", "true");
		const list = page.getByRole("listbox", { name: "Treatments" });
		await expect(list.getByRole("group")).toHaveCount(6);
		await expect(list.getByRole("option")).toHaveCount(27);
		await page.keyboard.press("Escape");
		await expect(treatment).toHaveAttribute("aria-expanded", "false");
		await treatment.pressSequentially("botulinum nothing");
		await expect(page.getByText("Nothing by that name.")).toBeVisible();
		await treatment.fill("redness");
		await expect(list.getByRole("option").first()).toBeVisible();
		await page.keyboard.press("ArrowDown");
		const active = await treatment.getAttribute("aria-activedescendant");
		const name = (await page.locator(`[id="${active}"]`).textContent()) ?? "";
		await page.keyboard.press("Enter");
		await expect(treatment).toHaveValue(name);
		await expect(treatment).toHaveAttribute("aria-expanded", "false");
		await page.getByRole("combobox", { name: "Treatment" }).click();
		await list.getByRole("option", { name: "IV Therapy" }).click();
		await expect(treatment).toHaveValue("IV Therapy");
		await expect(field(page, "service")).toHaveValue("iv-therapy");
	});

	test("only those who perform the treatment are offered; a choice that no longer fits is said, and refused", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment", "?with=jolene-pruitt");
		await fill(page, "appointment");
		await expect(page.getByText("Jolene Pruitt does not perform HydraFacial.")).toBeVisible();
		await expect(page.locator('form label:has([name="provider"])').filter({ visible: true })).toHaveCount(4);
		await send(page, "appointment");
		await page.getByRole("link", { name: "Choose someone who performs HydraFacial, or no preference." }).click();
		await expect(field(page, "provider", "")).toBeFocused();
		await field(page, "provider", "nadia-brandt").check();
		await send(page, "appointment");
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted[0]?.body.provider).toBe("nadia-brandt");
	});

	test("days are the spa's: from tomorrow there, open ones offered, closed ones refused with the reason", async ({ page }) => {
		// Tuesday noon in Tokyo is Monday evening in Broken Arrow.
		await page.clock.setFixedTime(new Date("2026-11-24T03:00:00Z"));
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment");
		await expect(page.getByRole("list", { name: "Next open days" }).getByRole("button")).toHaveText([
			"Tue, Nov 24",
			"Wed, Nov 25",
			"Mon, Nov 30",
			"Tue, Dec 1",
			"Wed, Dec 2",
		]);
		await expect(field(page, "day-1")).toHaveAttribute("min", "2026-11-24");
		await fill(page, "appointment");
		await expect(field(page, "day-1")).toHaveValue("2026-11-24");
		await field(page, "day-2").fill("2026-11-26");
		await expect(page.getByText("We are closed on Thursday, November 26: Thanksgiving Day.", { exact: true })).toBeVisible();
		await field(page, "day-3").fill("2026-11-27");
		await field(page, "time-3").selectOption("morning");
		await send(page, "appointment");
		await page.getByRole("link", { name: /^We are closed on Friday, November 27: Day after Thanksgiving/ }).click();
		await expect(field(page, "day-3")).toBeFocused();
		await field(page, "day-3").fill("2026-12-04");
		await field(page, "day-2").fill("");
		await send(page, "appointment");
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted[0]?.body.times).toEqual([
			{ day: "2026-11-24", part: "any" },
			{ day: "2026-12-04", part: "morning" },
		]);
		await expect(page.locator("main dl").filter({ hasText: "Reference" })).toContainText("Friday, December 4, morning");
	});

	test("is filled in and sent by the keyboard alone", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment");
		const tabTo = async (name: string): Promise<void> => {
			for (let step = 0; step < 40; step += 1) {
				if ((await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id)) === name) return;
				await page.keyboard.press("Tab");
			}
			throw new Error(`Tab does not lead to ${name}`);
		};
		await page.getByRole("combobox", { name: "Treatment" }).focus();
		await page.keyboard.type("hydraf");
		await page.keyboard.press("Enter");
		await tabTo("client");
		await page.keyboard.press("ArrowDown");
		await tabTo("provider");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(field(page, "day-1")).not.toHaveValue("");
		await tabTo("name");
		await page.keyboard.type("Maria Lopez");
		await tabTo("phone");
		await page.keyboard.type("918 555 0107");
		await tabTo("reachBy");
		await page.keyboard.press("ArrowDown");
		await tabTo("note");
		await page.keyboard.type("By keyboard.");
		await tabTo("consent");
		await page.keyboard.press("Space");
		for (
			let step = 0;
			step < 3 && !(await page.getByRole("button", { name: "Send request" }).evaluate((button) => button === document.activeElement));
			step += 1
		)
			await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted[0]?.body).toMatchObject({ service: "hydrafacial", client: "returning", reachBy: "text", note: "By keyboard.", consent: true });
	});

	test("another request begins empty, with a key of its own", async ({ page }) => {
		const posted = await answerPosts(page, accepted);
		await open(page, "appointment");
		await fill(page, "appointment");
		await send(page, "appointment");
		await page.getByRole("button", { name: "Ask for another appointment" }).click();
		await expect(field(page, "name")).toHaveValue("");
		await fill(page, "appointment");
		await send(page, "appointment");
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted.length).toBe(2);
		expect(posted[1]?.key).not.toBe(posted[0]?.key);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const name of formNames)
		test(`${forms[name].path} posts its form, and the server answers with a page`, async ({ page }) => {
			await page.goto(forms[name].path);
			if (name === "appointment") await expect(page.getByLabel("Treatment", { exact: true }).locator("optgroup")).toHaveCount(6);
			const [response] = await Promise.all([
				page.waitForResponse((answer) => answer.url().endsWith(forms[name].endpoint) && answer.request().method() === "POST"),
				postWithoutScript(page, name, "Is it in stock?"),
			]);
			expect(response.headers()["content-type"]).toContain("text/html");
			expect([200, 202, 303]).toContain(response.status());
			await expect(page.locator("body")).toContainText(/reference/i);
			expect(page.url()).not.toContain("Maria");
		});
});
