import type { Locator, Page, Route } from "@playwright/test";
import { findPage, findService } from "./content";
import { fullyHydrated } from "./hydration";

/** The heading of the block that a page shows once its form has arrived. */
const sentHeading = (page: string): string =>
	findPage(page).blocks.find(({ key }) => key === "sent")?.heading ?? "";

export const forms = {
	appointment: {
		path: "/schedule",
		sent: sentHeading("schedule"),
	},
	message: {
		path: "/contact",
		sent: sentHeading("contact"),
	},
} as const;
export type FormName = keyof typeof forms;

export const treatment = findService("hydrafacial");

export type Posted = { readonly key: string; readonly body: Record<string, unknown> };
export type Answer =
	| { status: number; json?: unknown; body?: string; headers?: Record<string, string> }
	| ((route: Route) => Promise<void>);

/**
 * Answers in the server's place: a GET says that it's there; each post takes the next answer, and
 * the last one again and again.
 * @returns what has been posted so far
 */
export const answerPosts = async (page: Page, ...answers: Answer[]): Promise<Posted[]> => {
	const posted: Posted[] = [];
	await page.context().route("**/api/{appointment-requests,contact-messages}", async (route) => {
		const request = route.request();
		if (request.method() === "GET") return route.fulfill({ json: { ok: true } });
		const answer = answers[Math.min(posted.length, answers.length - 1)] ?? accepted;
		posted.push({
			key: request.headers()["idempotency-key"] ?? "",
			body: request.postDataJSON() as Record<string, unknown>,
		});
		return typeof answer === "function" ? answer(route) : route.fulfill(answer);
	});
	return posted;
};

export const accepted: Answer = { status: 202, json: { reference: "TEST-0001" } };

/** The search field for treatments, which replaces the list at the first interaction. */
export const treatmentSearch = (page: Page): Locator =>
	page.getByRole("combobox", { name: /treatment/i }).and(page.locator("input"));
export const nextDays = (page: Page): Locator =>
	page.getByRole("list", { name: /open days/i }).getByRole("button");
export const providerLine = (page: Page): Locator =>
	page.locator("form summary").filter({ hasText: "Provider" });
export const moreDays = (page: Page): Locator =>
	page.locator("form summary").filter({ hasText: "Add another day" });

/** The line above the fields: how to fill them in, or which offer is requested. */
export const topicLine = (page: Page): Locator => page.locator("form [role=status]").first();

/** Waits until script handles the form and, after an interaction, treatments can be searched. */
export const ready = async (page: Page): Promise<void> => {
	await fullyHydrated(page);
	await page.locator("form[novalidate]").waitFor();
	if (new URL(page.url()).pathname !== forms.appointment.path) return;
	// The form listens for the first interaction from now on.
	await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
	await treatmentSearch(page).waitFor();
};

export const open = async (page: Page, name: FormName, search = ""): Promise<void> => {
	await page.goto(`${forms[name].path}${search}`);
	await ready(page);
};

export const field = (page: Page, name: string, value?: string): Locator =>
	page.locator(`form [name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`);

export const chooseTreatment = async (page: Page, title: string): Promise<void> => {
	await treatmentSearch(page).fill(title);
	await treatmentSearch(page).press("Enter");
};

/** Fills a form with valid values. @param text the free text, by which a test finds its own */
export const fill = async (
	page: Page,
	name: FormName,
	text = "Ground floor, please.",
): Promise<void> => {
	if (name === "appointment") {
		await chooseTreatment(page, treatment.title);
		await field(page, "client", "new").check();
		await nextDays(page).first().click();
		await field(page, "reachBy", "text").check();
		await field(page, "consent").check();
	} else await field(page, "topic").selectOption("product");
	await field(page, name === "appointment" ? "note" : "message").fill(text);
	await field(page, "name").fill("Maria Lopez");
	await field(page, "phone").fill("(918) 555-0107");
	await field(page, "email").fill("maria@example.com");
};

export const send = (page: Page): Promise<void> =>
	page.locator("form").getByRole("button", { name: /^send/i }).click();

/** The form's messages, which take the focus: above the fields, and beside the button. */
export const notice = (page: Page): Locator => page.locator("form [role=group]:focus");

export const confirmation = (page: Page, name: FormName): Locator =>
	page.getByRole("heading", { name: forms[name].sent });
