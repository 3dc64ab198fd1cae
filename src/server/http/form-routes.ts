import { type Context, Hono, type Next } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Form } from "../../forms";
import { describeWait } from "../../lib/forms/failure";
import { listErrors } from "../../lib/forms/field-schemas";
import type { FormValues } from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { pluralize } from "../../lib/text/words";
import { toLocalDate } from "../../lib/time/time-zone";
import type { SiteContent } from "../content";
import type { SignIn } from "../desk/sign-in";
import type { Health } from "../health";
import { computeEntryKey, computeFingerprint } from "../inquiries/entry";
import { parseJson } from "../inquiries/entry-file";
import { planMails } from "../inquiries/lifecycle";
import { describeError, log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { RateLimit } from "../rate-limit";
import type { Settings } from "../settings";
import type { Links } from "../visitor/links";
import { respond, type SendPage } from "./layout";
import {
	identifyClient,
	isSameOrigin,
	readMediaType,
	refusal,
	type ServerEnv,
	takeBody,
} from "./request";
import { confirmationPage, fieldErrorsPage, refusalPage } from "./response-pages";

export interface Dependencies extends Pick<Settings, "trustedProxies" | "holdUnderMs"> {
	readonly outbox: () => Promise<Outbox>;
	readonly checkHealth: () => Promise<Health>;
	/** Logs a warning once, and lets health show it until the process ends. */
	readonly warnOnce: (text: string) => void;
	readonly content: () => SiteContent;
	readonly sendPage: SendPage;
	readonly links: Links | undefined;
	readonly signIn: SignIn | undefined;
	readonly limit: RateLimit;
	readonly wake: () => void;
}

const keyPattern = /^[\w-]{16,200}$/;

const readFields = (text: string): FormValues | undefined =>
	z.record(z.string(), z.string()).safeParse(parseJson(text)).data;

export const createFormRoutes = (form: Form, dependencies: Dependencies) => {
	const {
		outbox,
		content,
		sendPage,
		links,
		checkHealth,
		limit,
		trustedProxies,
		holdUnderMs,
		warnOnce,
		wake,
	} = dependencies;

	const refuse = (
		c: Context,
		status: ContentfulStatusCode,
		message: string,
		json: object = { message },
	): Response => respond(c, status, json, () => refusalPage(form, content(), message), sendPage);

	const unavailable = (c: Context, json?: object): Response => {
		c.header("Retry-After", "60");
		return refuse(
			c,
			503,
			`We couldn’t save your request. Try again in a minute, or call or text ${content().business.phone.display}.`,
			json,
		);
	};

	/** @param seconds to wait; 0 if the request is within the limit */
	const refuseTooMany = (c: Context, seconds: number): void => {
		if (seconds === 0) return;
		c.header("Retry-After", String(seconds));
		throw refusal(
			429,
			`We got too many messages in a short time. Send it again in ${describeWait(seconds * 1000)}, or call or text us now.`,
		);
	};

	const confirm = (c: Context, reference: string, rows: readonly SummaryRow[]): Response => {
		const link = links?.path(reference);
		return respond(
			c,
			202,
			{ reference, link },
			() => confirmationPage(form, content(), reference, rows, link),
			sendPage,
		);
	};

	const refuseEarly = async (c: Context<ServerEnv>, next: Next): Promise<void> => {
		if (!isSameOrigin(c))
			throw refusal(
				403,
				"This came from another website. Open the form on our own site and send it from there.",
			);
		if (trustedProxies === 0 && c.req.header("x-forwarded-for"))
			warnOnce(
				"Requests carry X-Forwarded-For, but TRUST_PROXY is 0, so all visitors who come through a proxy share one rate limit. Set TRUST_PROXY to the number of proxies in front (1 for one) and start the server again.",
			);
		refuseTooMany(c, await limit.takePost(identifyClient(c, trustedProxies)));
		return next();
	};

	const receive = async (c: Context<ServerEnv>): Promise<Response> => {
		const text = c.get("body");
		const scripted = readMediaType(c) === "application/json";
		const body = scripted ? readFields(text) : Object.fromEntries(new URLSearchParams(text));
		if (!body)
			throw refusal(400, "The body isn’t a JSON object of texts. Send the form’s fields as one.");
		const name = c.req.header("idempotency-key") ?? "";
		if (scripted && !keyPattern.test(name))
			throw refusal(
				400,
				"The Idempotency-Key header is missing or malformed. Expected 16 to 200 letters, digits, - and _. Send one key for each request, and the same key on every retry.",
			);

		const today = toLocalDate(content().business.timeZone, new Date());
		const fingerprint = computeFingerprint(body);
		// A form without script has no key: the same content on the same day is the same inquiry, unless that one has ended.
		const sentToday = `${today}\n${fingerprint}`;
		let key = scripted
			? computeEntryKey(form.id, "header", name)
			: computeEntryKey(form.id, "content", sentToday);
		const conflict = () =>
			refusal(
				422,
				"This Idempotency-Key was already used for other content. Send changed content with a new key.",
			);
		const store = await outbox();
		let known = await store.find(key);
		for (let ended = 1; !scripted && known?.status === "closed"; ended += 1) {
			key = computeEntryKey(form.id, "content", `${sentToday}\n${ended}`);
			known = await store.find(key);
		}
		if (known && known.fingerprint !== fingerprint) throw conflict();
		if (known) return confirm(c, known.reference, known.rows);

		const checked = form.check(body, content(), today);
		// A script has asked about an email address that looks wrong before it sent the form.
		const fields = listErrors(checked, scripted ? {} : body);
		if (!checked.ok || Object.keys(fields).length > 0) {
			const message = "Some fields need another look. Correct them and send the form again.";
			return respond(
				c,
				400,
				{ message, fields },
				() => fieldErrorsPage(form, content(), body, fields),
				sendPage,
			);
		}
		const { blank, ...values } = checked.values;
		const { email: replyTo = "" } = values;
		const rows = form.summarize(checked.values, content());
		const holdReason = findHoldReason(blank, c.req.header("form-elapsed"), holdUnderMs);
		const status = holdReason ? "held" : "new";
		refuseTooMany(c, await limit.takeInquiry(identifyClient(c, trustedProxies)));
		const planned = planMails({ status, replyTo });
		const isEnough =
			planned.includes("acknowledgment") && (await limit.takeAcknowledgment(replyTo)) > 0;
		const mails = planned.filter((kind) => !(isEnough && kind === "acknowledgment"));
		const acceptance = await store.accept({
			key,
			form: form.id,
			fingerprint,
			fields: values,
			rows,
			replyTo,
			status,
			holdReason,
			mails,
		});
		if (acceptance.kind === "conflict") throw conflict();
		if (acceptance.kind === "stored") wake();
		return confirm(c, acceptance.reference, rows);
	};

	return new Hono<ServerEnv>()
		.onError((error, c) => {
			if (error instanceof HTTPException)
				return refuse(c, error.status as ContentfulStatusCode, error.message);
			log(`${form.page}: ${describeError(error)}`);
			return unavailable(c);
		})
		.get("/", async (c) => {
			const { writable: ok } = (await checkHealth()).outbox;
			return ok
				? refuse(c, 200, "This address only receives what the form sends.", { ok })
				: unavailable(c, { ok });
		})
		.post(
			"/",
			refuseEarly,
			takeBody("application/json", "application/x-www-form-urlencoded"),
			receive,
		)
		.all("/", (c) => {
			c.header("Allow", "GET, HEAD, POST");
			return refuse(
				c,
				405,
				`This address accepts GET and POST, not ${c.req.method.slice(0, 20)}. Send the form with POST.`,
			);
		});
};

/**
 * @param elapsed the header Form-Elapsed: milliseconds since the form was opened, if a script sent it
 * @returns why a form looks like spam; undefined if it doesn't
 */
export const findHoldReason = (
	blank: string | undefined,
	elapsed: string | undefined,
	holdUnderMs: number,
): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick =
		elapsed !== undefined && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${pluralize(holdUnderMs / 1000, "second")}` : undefined;
};
