import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { FieldErrors } from "../../lib/forms/definition";
import { describeWait } from "../../lib/forms/failure";
import { listErrors } from "../../lib/forms/schema-parts";
import { isRecord } from "../../lib/is-record";
import { pluralize } from "../../lib/text/words";
import { toLocalDate } from "../../lib/time/clock";
import type { SiteContent } from "../content";
import type { Form } from "../form-definitions";
import { describeError, log } from "../log";
import type { Acceptance, Outbox } from "../outbox/outbox";
import type { RateLimit } from "../rate-limit";
import { computeEntryKey, computeFingerprint, type NewEntry } from "../requests/entry";
import type { Settings } from "../settings";
import type { PageLayout } from "./layout";
import { identifyClient, isSameOrigin, readMediaType, type ServerEnv, takeBody } from "./request";
import { type Answer, respond } from "./respond";
import { confirmationPage, fieldErrorsPage, refusalPage } from "./response-pages";

export interface HandlerDependencies {
	/** Returns the outbox, opening it if needed. @throws OutboxError */
	readonly outbox: () => Promise<Outbox>;
	readonly content: () => SiteContent;
	readonly layout: PageLayout;
	/** Says that something may be waiting for delivery. */
	readonly wake: () => void;
}

export interface FormDependencies extends HandlerDependencies, Pick<Settings, "trustedProxies" | "holdUnderMs"> {
	readonly canStore: () => Promise<boolean>;
	readonly limit: RateLimit;
	/** Warns the people who run the site, until the server is started again. */
	readonly warnOnce: (text: string) => void;
	readonly desk: {
		/** The mails of a request that has come in; see plan-mails.ts. */
		readonly planMails: (request: Pick<NewEntry, "status" | "replyTo">, now: number) => NewEntry["mails"];
		/** The path at which visitors see their request, change it or withdraw it; undefined without LINK_SECRET. */
		readonly findLink: (reference: string) => string | undefined;
	};
}

const sharedLimit =
	"Requests carry X-Forwarded-For, but TRUST_PROXY is 0, so all visitors who come through a proxy share one rate limit. Set TRUST_PROXY to the number of proxies in front (1 behind our nginx) and start the server again.";

/** A script's key: the browser sends 49 characters (src/components/forms/use-form-draft.ts). */
const keyPattern = /^[\w-]{16,200}$/;

/** False for a body nested deeper than any form; JSON of 64 kB may be nested 32,000 deep. */
const isShallow = (value: unknown, levels = 8): boolean =>
	typeof value !== "object" || value === null || (levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1)));

const parseJson = (text: string): unknown => {
	try {
		const value: unknown = JSON.parse(text);
		return isShallow(value) ? value : undefined;
	} catch {
		return undefined;
	}
};

/** The routes of a form's endpoint: `GET` says whether it takes requests, `POST` sends one. */
export const createFormRoutes = (form: Form, dependencies: FormDependencies) => {
	const { outbox, content, layout, canStore, limit, trustedProxies, holdUnderMs, warnOnce, desk, wake } = dependencies;

	const send = (c: Context, answer: Answer): Response => respond(c, answer, layout);

	const refuse = (status: Answer["status"], message: string, headers?: Answer["headers"]): Answer => ({
		status,
		json: { message },
		page: () => refusalPage(form, content(), message),
		headers,
	});

	const unavailable = (): Answer =>
		refuse(503, `We couldn’t save your request. Try again in a minute, or call or text ${content().business.phone.display}.`, { "Retry-After": "60" });

	const health = async (): Promise<Answer> => {
		if (!(await canStore())) return { ...unavailable(), json: { ok: false } };
		return { status: 200, json: { ok: true }, page: () => refusalPage(form, content(), "This address only receives what the form sends.") };
	};

	const refuseTooMany = (wait: number): Answer =>
		refuse(429, `We got too many messages in a short time. Send it again in ${describeWait(wait * 1000)}, or call or text us now.`, {
			"Retry-After": String(wait),
		});

	/** Refuses some posts before their body is read. */
	const refuseEarly = createMiddleware<ServerEnv>(async (c, next) => {
		if (!isSameOrigin(c)) return send(c, refuse(403, "This came from another website. Open the form on our own site and send it from there."));
		if (trustedProxies === 0 && c.req.header("x-forwarded-for")) warnOnce(sharedLimit);
		const wait = await limit.takePost(identifyClient(c, trustedProxies));
		if (wait > 0) return send(c, refuseTooMany(wait));
		await next();
	});

	const rejectFields = (fields: FieldErrors, values: Readonly<Record<string, unknown>>): Answer => ({
		status: 400,
		json: { message: "Some fields need another look. Correct them and send the form again.", fields },
		page: () => fieldErrorsPage(form, content(), values, fields),
	});

	const confirm = (reference: string, rows: Parameters<typeof confirmationPage>[3]): Answer => {
		const link = desk.findLink(reference);
		return { status: 202, json: { reference, ...(link ? { link } : {}) }, page: () => confirmationPage(form, content(), reference, rows, link) };
	};

	const receive = async (c: Context<ServerEnv>): Promise<Answer> => {
		const text = c.get("body");
		const scripted = readMediaType(c) === "application/json";
		const body: unknown = scripted ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
		if (!isRecord(body)) return refuse(400, "The body isn’t a JSON object. Send the form’s fields as one.");
		const name = c.req.header("idempotency-key") ?? "";
		if (scripted && !keyPattern.test(name))
			return refuse(
				400,
				"The Idempotency-Key header is missing or malformed. Expected 16 to 200 letters, digits, - and _. Send one key for each request, and the same key on every retry.",
			);

		const now = Date.now();
		const today = toLocalDate(content().business.timeZone, new Date(now));
		const fingerprint = computeFingerprint(body);
		// A plain form carries no key: the same content on the same day is the same request.
		const key = scripted ? computeEntryKey(form.id, "header", name) : computeEntryKey(form.id, "content", `${today}\n${fingerprint}`);
		const conflict = () => refuse(422, "This Idempotency-Key was already used for other content. Send changed content with a new key.");
		const store = await outbox();
		const known = await store.find(key);
		if (known) return known.fingerprint === fingerprint ? confirm(known.reference, known.rows) : conflict();

		const checked = form.check(body, content(), today);
		// A script has asked about the email address before it sent the form, and may send one that looks wrong.
		const errors = listErrors(checked, scripted ? {} : body);
		if (!checked.ok || Object.keys(errors).length > 0) return rejectFields(errors, body);
		const { blank, ...fields } = checked.values;
		const { email: replyTo = "" } = fields;
		const rows = form.summarize(checked.values, content());
		const holdReason = findHoldReason(blank, c.req.header("form-elapsed"), holdUnderMs);
		const status = holdReason ? "held" : "new";
		const mails = desk.planMails({ status, replyTo }, now);
		const client = identifyClient(c, trustedProxies);
		const wait = await limit.takeRequest(client);
		if (wait > 0) return refuseTooMany(wait);
		let acceptance: Acceptance | undefined;
		try {
			acceptance = await store.accept({ key, form: form.id, fingerprint, fields, rows, replyTo, status, holdReason, mails });
		} finally {
			// Only what's stored counts: not a repeat that came at the same time, and not one that has to be sent again.
			if (acceptance?.kind !== "stored") await limit.giveBackRequest(client);
		}
		if (acceptance.kind === "stored") wake();
		return acceptance.kind === "conflict" ? conflict() : confirm(acceptance.reference, rows);
	};

	return new Hono<ServerEnv>()
		.onError((error, c) => {
			if (error instanceof HTTPException) return send(c, refuse(error.status, error.message));
			log(`${form.page}: ${describeError(error)}`);
			return send(c, unavailable());
		})
		.get("/", async (c) => send(c, await health()))
		.post("/", refuseEarly, takeBody("application/json", "application/x-www-form-urlencoded"), async (c) => send(c, await receive(c)))
		.all("/", (c) => {
			const method = c.req.method.slice(0, 20);
			return send(c, refuse(405, `This address accepts GET and POST, not ${method}. Send the form with POST.`, { Allow: "GET, HEAD, POST" }));
		});
};

/**
 * @param blank the trap field, which no person sees
 * @param elapsed the header Form-Elapsed: the milliseconds from the opening of the form to its sending. Without script there's none.
 * @param holdUnderMs a form sent in fewer milliseconds is held
 * @returns in words for the front desk, why a form looks like spam; undefined if it doesn't. An unreadable time says nothing.
 */
export const findHoldReason = (blank: string | undefined, elapsed: string | undefined, holdUnderMs: number): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick = elapsed !== undefined && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${pluralize(holdUnderMs / 1000, "second")}` : undefined;
};
