import type { Page, Route } from "@playwright/test";
import { openDayAhead } from "./open-days";

/** The two forms, as a visitor finds them. */
export const forms = {
	appointment: { path: "/schedule", endpoint: "/api/appointment-requests", send: "Send request", sent: "Your request is with us", draft: "form-appointment" },
	message: { path: "/contact", endpoint: "/api/contact-messages", send: "Send message", sent: "Your message has arrived", draft: "form-message" },
} as const;
export type FormName = keyof typeof forms;
export const formNames: readonly FormName[] = ["appointment", "message"];

/** The field for what a visitor has to say. */
export const freeText = { appointment: "note", message: "message" } as const;

export interface Posted {
	readonly key: string;
	readonly body: Record<string, unknown>;
}

/** What a made-up answer says: a status with JSON, or a route handled by the test. */
export type Answer = { status: number; json?: unknown; body?: string; headers?: Record<string, string> } | ((route: Route) => Promise<void>);

/**
 * Answers the functions in the browser's place, for the states a real one does not get into on demand. A GET says that they are
 * there; each post takes the next answer, the last one again and again.
 * @returns what has been posted so far
 */
export const answerPosts = async (page: Page, ...answers: Answer[]): Promise<Posted[]> => {
	const posted: Posted[] = [];
	await page.context().route("**/api/*", async (route) => {
		const request = route.request();
		if (request.method() === "GET") return route.fulfill({ json: { ok: true } });
		const answer = answers[Math.min(posted.length, answers.length - 1)] ?? { status: 202, json: { reference: "TEST-0001" } };
		posted.push({ key: request.headers()["idempotency-key"] ?? "", body: request.postDataJSON() as Record<string, unknown> });
		return typeof answer === "function" ? answer(route) : route.fulfill(answer);
	});
	return posted;
};

export const accepted: Answer = { status: 202, json: { reference: "TEST-0001" } };

/** Waits until React has taken the form over and, after a first sign of the visitor, treatments can be searched. */
export const ready = async (page: Page): Promise<void> => {
	await page.locator("form[novalidate]").waitFor();
	await page.mouse.move(4, 300);
	await page.mouse.move(8, 304);
	if (new URL(page.url()).pathname === forms.appointment.path) await page.locator("input[role=combobox]").waitFor();
};

/** Opens a form's page and waits for it. */
export const open = async (page: Page, name: FormName, search = ""): Promise<void> => {
	await page.goto(`${forms[name].path}${search}`);
	await ready(page);
};

/** A form's field by its name; a radio or checkbox by its value too. */
export const field = (page: Page, name: string, value?: string) => page.locator(`form [name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`);

/** Fills a form with what is right. @param mark goes into the free text, to tell one from another */
export const fill = async (page: Page, name: FormName, mark = "Ground floor, please."): Promise<void> => {
	if (name === "appointment") {
		await page.getByRole("combobox", { name: "Treatment" }).fill("HydraFacial");
		await page.getByRole("combobox", { name: "Treatment" }).press("Enter");
		await page.getByLabel("I am new here").check();
		await page.getByRole("list", { name: "Next open days" }).getByRole("button").first().click();
		await page.getByLabel("Text me").check();
		await field(page, "note").fill(mark);
	} else {
		await field(page, "topic").selectOption({ index: 1 });
		await field(page, "message").fill(mark);
	}
	await field(page, "name").fill("Maria Lopez");
	await field(page, "phone").fill("(918) 555-0107");
	await field(page, "email").fill("maria@example.com");
	const consent = field(page, "consent");
	if ((await consent.count()) > 0) await consent.check();
};

/** The button that sends. */
export const sendButton = (page: Page, name: FormName) => page.getByRole("button", { name: forms[name].send, exact: true });

/** Fills a form without script and posts it. @param changes replace what is right, by the fields' names */
export const postWithoutScript = async (page: Page, name: FormName, mark: string, changes: Readonly<Record<string, string>> = {}): Promise<void> => {
	if (name === "appointment") {
		await page.getByLabel("Treatment", { exact: true }).selectOption({ label: "HydraFacial" });
		await page.getByLabel("I am new here").check();
		await field(page, "day-1").fill(openDayAhead());
		await page.getByLabel("Text me").check();
		await field(page, "consent").check();
	} else await field(page, "topic").selectOption({ label: "A product from the shop" });
	const texts = { name: "Maria Lopez", phone: "(918) 555-0107", email: "maria@example.com", [freeText[name]]: mark, ...changes };
	for (const [text, value] of Object.entries(texts)) await field(page, text).fill(value);
	await send(page, name);
};

/** Presses the button that sends. */
export const send = async (page: Page, name: FormName): Promise<void> => {
	await sendButton(page, name).click();
};

/** What is kept in session storage for a form. */
export const draftOf = (page: Page, name: FormName): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), forms[name].draft);
