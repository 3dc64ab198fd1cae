import { randomUUID } from "node:crypto";
import { type Context, Hono, type Next } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Form } from "../../forms";
import { listErrors } from "../../lib/forms/field-schemas";
import { toLocalDate } from "../../lib/time/time-zone";
import type { Dependencies } from "../dependencies";
import { getInquiryPath } from "../desk/paths";
import { computeInquiryKey, type Inquiry } from "../inquiries/inquiry";
import { planMails } from "../inquiries/mail-queue";
import { describeError, log } from "../log";
import type { Page } from "../pages/layout";
import { confirmationPage, formPage, refusalPage } from "../pages/response-pages";
import { findHoldReason, readPostedForm } from "./posted-form";
import {
	identifyClient,
	isSameOrigin,
	refusal,
	refuseTooMany,
	type ServerEnv,
	takeBody,
	wantsPage,
} from "./request";

/**
 * The endpoint of a form: GET says whether inquiries are taken, POST takes one. With a user at the
 * desk, GET shows it, and only mails that they want are sent.
 */
export const createFormRoutes = (form: Form, dependencies: Dependencies) => {
	const {
		outbox,
		content,
		sendPage,
		sendDeskPage,
		links,
		checkHealth,
		limit,
		trustedProxies,
		holdUnderMs,
		warnOnce,
		wake,
		count,
	} = dependencies;

	const answer = (c: Context, status: ContentfulStatusCode, json: object, page: Page) => {
		c.header("Vary", "Accept, Content-Type, Origin, Sec-Fetch-Site");
		const send = c.get("user") ? sendDeskPage : sendPage;
		return wantsPage(c) ? send(c, status, page) : c.json(json, status);
	};

	const refuse = (
		c: Context,
		status: ContentfulStatusCode,
		message: string,
		json: object = { message },
	) => answer(c, status, json, refusalPage(form, content(), message));

	const unavailable = (c: Context, json?: object) => {
		c.header("Retry-After", "60");
		return refuse(
			c,
			503,
			`We couldn’t save your request. Try again in a minute, or call or text ${content().business.phone.display}.`,
			json,
		);
	};

	const confirm = (c: Context, inquiry: Pick<Inquiry, "reference" | "replyTo" | "rows">) => {
		const { reference, rows } = inquiry;
		if (c.get("user")) return c.redirect(`${getInquiryPath(reference)}&done=saved`, 303);
		const link = links?.path(inquiry);
		const page = confirmationPage(form, content(), reference, rows, link);
		return answer(c, 202, { reference, link }, page);
	};

	const refuseEarly = async (c: Context<ServerEnv>, next: Next) => {
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

	const receive = async (c: Context<ServerEnv>) => {
		const { scripted, body, idempotencyKey, fingerprint } = readPostedForm(c);
		const user = c.get("user");
		const today = toLocalDate(content().business.timeZone, new Date());
		const store = await outbox();
		/**
		 * A form without script has no Idempotency-Key: the same content on the same day is the same
		 * inquiry, unless that one is closed.
		 */
		const findKnown = async (closed = 0): Promise<{ key: string; known: Inquiry | undefined }> => {
			const key = scripted
				? computeInquiryKey(form.id, "header", idempotencyKey)
				: computeInquiryKey(form.id, "content", [today, fingerprint, closed].join("\n"));
			const known = await store.find(key);
			return !scripted && known?.status === "closed" ? findKnown(closed + 1) : { key, known };
		};
		const { key, known } = await findKnown();
		const refuseConflict = () =>
			refusal(
				422,
				"This Idempotency-Key was already used for other content. Send changed content with a new key.",
			);
		if (known && known.fingerprint !== fingerprint) throw refuseConflict();
		if (known) return confirm(c, known);

		const checked = form.check(body, content(), today);
		// A script has asked about an email address that looks wrong before it sent the form.
		const fields = listErrors(checked, scripted ? {} : body);
		if (!checked.ok || Object.keys(fields).length > 0) {
			const message = "Some fields need another look. Correct them and send the form again.";
			const page = formPage(form, content(), body, fields, user && body.key);
			return answer(c, 400, { message, fields }, page);
		}
		const { blank, ...values } = checked.values;
		const { email: replyTo = "" } = values;
		const rows = form.summarize(checked.values, content());
		const holdReason = findHoldReason(blank, c.req.header("form-elapsed"), holdUnderMs);
		const note = user ? "Taken by phone" : holdReason;
		const status = holdReason ? ("held" as const) : ("new" as const);
		if (!user) refuseTooMany(c, await limit.takeInquiry(identifyClient(c, trustedProxies)));
		const planned = planMails({ status, replyTo }).filter(
			(kind) => !user || (body.confirm && kind === "acknowledgment"),
		);
		const isEnough =
			planned.includes("acknowledgment") && (await limit.takeAcknowledgment(replyTo)) > 0;
		const mails = planned.filter((kind) => !(isEnough && kind === "acknowledgment"));
		const firstEvent = note ? { by: user?.name ?? "the form", note } : undefined;
		const inquiry = { key, fingerprint, fields: values, rows, replyTo, status, mails, firstEvent };
		const accepted = await store.accept({ ...inquiry, form: form.id });
		if (accepted.kind === "conflict") throw refuseConflict();
		if (accepted.kind === "stored") {
			wake();
			if (!holdReason) {
				void count("form", form.title);
				for (const subject of rows[0]?.detail.split("\n") ?? []) void count("subject", subject);
			}
		}
		return confirm(c, { ...inquiry, reference: accepted.reference });
	};

	return new Hono<ServerEnv>()
		.onError((error, c) => {
			if (error instanceof HTTPException)
				return refuse(c, error.status as ContentfulStatusCode, error.message);
			log(`${form.page}: ${describeError(error)}`);
			return unavailable(c);
		})
		.get("/", async (c) => {
			if (c.get("user"))
				return sendDeskPage(c, 200, formPage(form, content(), {}, {}, randomUUID()));
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
