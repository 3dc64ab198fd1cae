import { expect, type Page, test } from "@playwright/test";
import { accepted, answerPosts, draftOf, type FormName, field, fill, forms, open, ready, send } from "../support/forms";

const names: readonly FormName[] = ["appointment", "message"];
const freeText = { appointment: "note", message: "message" } as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const confirmation = (page: Page, name: FormName) => page.getByRole("heading", { name: forms[name].sent });

for (const name of names) {
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
			const summary = page.locator("form :focus");
			await expect(summary).toContainText("fields need another look");
			const links = summary.getByRole("link");
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
			await page.getByRole("button", { name: forms[name].send, exact: true }).dblclick();
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
			const before = await page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`));
			await page.reload();
			await ready(page);
			const values = () => page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`));
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
			let release = (): void => undefined;
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
				await held;
				await route.continue();
			});
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
				for (const method of ["getItem", "setItem", "removeItem"] as const)
					Storage.prototype[method] = () => {
						throw new DOMException("denied", "SecurityError");
					};
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
				await expect(page.getByRole("button", { name: forms[name].send })).toBeVisible();
			});

		test("whoever opens the page offline is told so, and keeps the form", async ({ page, context }) => {
			await answerPosts(page, accepted);
			await page.goto("/privacy");
			await page.evaluate((to) => (window as unknown as { ___loader: { loadPage: (path: string) => Promise<unknown> } }).___loader.loadPage(to), path);
			await context.setOffline(true);
			await page.evaluate((to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to), path);
			await ready(page);
			await expect(page.getByText("You are offline. You can fill in the form all the same")).toBeVisible();
			await expect(page.getByRole("button", { name: forms[name].send })).toBeVisible();
			await context.setOffline(false);
			await expect(page.getByText("You are offline. You can fill in the form all the same")).toBeHidden();
			await expect(page.getByRole("button", { name: forms[name].send })).toBeVisible();
		});
	});
}
