import { type Context, Hono, type Next } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Form } from "../../forms";
import { listErrors } from "../../lib/forms/field-schemas";
import { toLocalDate } from "../../lib/time/time-zone";
import type { Dependencies } from "../dependencies";
import { findHoldReason } from "../inquiries/hold-reason";
import { computeInquiryKey, type Inquiry } from "../inquiries/inquiry";
import { planMails } from "../inquiries/mail-queue";
import { describeError, log } from "../log";
import type { Outbox } from "../outbox/outbox";
import { respond } from "../pages/layout";
import { confirmationPage, fieldErrorsPage, refusalPage } from "../pages/response-pages";
import { createConflict, type PostedForm, readPostedForm } from "./posted-form";
import {
	identifyClient,
	isSameOrigin,
	refusal,
	refuseTooMany,
	type ServerEnv,
	takeBody,
} from "./request";

/** The endpoint of a form: GET says whether inquiries are taken, POST takes one. */
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
		count,
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

	const limitTo = (c: Context, seconds: number): void =>
		refuseTooMany(
			c,
			seconds,
			(wait) =>
				`We got too many messages in a short time. Send it again in ${wait}, or call or text us now.`,
		);

	const confirm = (
		c: Context,
		{ reference, replyTo, rows }: Pick<Inquiry, "reference" | "replyTo" | "rows">,
	): Response => {
		const link = links?.path({ reference, replyTo });
		const page = () => confirmationPage(form, content(), reference, rows, link);
		return respond(c, 202, { reference, link }, page, sendPage);
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
		limitTo(c, await limit.takePost(identifyClient(c, trustedProxies)));
		return next();
	};

	/**
	 * The key of a post, and the inquiry that's stored under it already. A form without script has no
	 * Idempotency-Key: the same content on the same day is the same inquiry, unless that one is
	 * closed.
	 */
	const findKnown = async (
		store: Outbox,
		{ scripted, idempotencyKey, fingerprint }: PostedForm,
		today: string,
	) => {
		if (scripted) {
			const key = computeInquiryKey(form.id, "header", idempotencyKey);
			return { key, known: await store.find(key) };
		}
		for (let closed = 0; ; closed += 1) {
			const content = [today, fingerprint, ...(closed > 0 ? [closed] : [])].join("\n");
			const key = computeInquiryKey(form.id, "content", content);
			const known = await store.find(key);
			if (known?.status !== "closed") return { key, known };
		}
	};

	const receive = async (c: Context<ServerEnv>): Promise<Response> => {
		const sent = readPostedForm(c);
		const { scripted, body, fingerprint } = sent;
		const today = toLocalDate(content().business.timeZone, new Date());
		const store = await outbox();
		const { key, known } = await findKnown(store, sent, today);
		if (known && known.fingerprint !== fingerprint) throw createConflict();
		if (known) return confirm(c, known);

		const checked = form.check(body, content(), today);
		// A script has asked about an email address that looks wrong before it sent the form.
		const fields = listErrors(checked, scripted ? {} : body);
		if (!checked.ok || Object.keys(fields).length > 0) {
			const message = "Some fields need another look. Correct them and send the form again.";
			const page = () => fieldErrorsPage(form, content(), body, fields);
			return respond(c, 400, { message, fields }, page, sendPage);
		}
		const { blank, ...values } = checked.values;
		const { email: replyTo = "" } = values;
		const rows = form.summarize(checked.values, content());
		const holdReason = findHoldReason(blank, c.req.header("form-elapsed"), holdUnderMs);
		const status: "held" | "new" = holdReason ? "held" : "new";
		limitTo(c, await limit.takeInquiry(identifyClient(c, trustedProxies)));
		const planned = planMails({ status, replyTo });
		const isEnough =
			planned.includes("acknowledgment") && (await limit.takeAcknowledgment(replyTo)) > 0;
		const mails = planned.filter((kind) => !(isEnough && kind === "acknowledgment"));
		const inquiry = {
			key,
			form: form.id,
			fingerprint,
			fields: values,
			rows,
			replyTo,
			status,
			mails,
		};
		const acceptance = await store.accept({ ...inquiry, holdReason });
		if (acceptance.kind === "conflict") throw createConflict();
		if (acceptance.kind === "stored") {
			wake();
			const names = rows[0]?.detail.split("\n") ?? [];
			if (!holdReason)
				void Promise.all([
					count("form", form.title),
					...names.map((name) => count("subject", name)),
				]);
		}
		return confirm(c, { ...inquiry, reference: acceptance.reference });
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
