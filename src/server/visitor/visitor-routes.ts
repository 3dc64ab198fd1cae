import { type Context, Hono } from "hono";
import type { FormValues } from "../../lib/forms/fields";
import { digitsField } from "../../lib/forms/request-lookup";
import type { Dependencies } from "../dependencies";
import {
	identifyClient,
	readFields,
	refuseTooMany,
	type ServerEnv,
	takeBody,
	withHeaders,
} from "../http/request";
import { getBooking } from "../inquiries/inquiry";
import { createBookingFile } from "../mail/visitor-mail";
import { createExplain } from "../pages/response-pages";
import { changeByVisitor } from "./change-by-visitor";
import { matchesDigits } from "./phone-digits";
import { doneNotices, findPage, visitorPage } from "./visitor-page";

const calendarFile = {
	"Content-Type": "text/calendar; charset=utf-8",
	"Content-Disposition": 'attachment; filename="appointment.ics"',
};

/** "k7qm 4xpd" is K7QM-4XPD. */
const readReference = (typed: string) => {
	const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
};

/**
 * GET changes nothing, because mail programs open links. A post may come from anywhere: another
 * site doesn't have the signature, and our own page hides its address, so that some browsers send
 * "null" as its Origin.
 */
export const createVisitorRoutes = ({
	outbox,
	content,
	sendPage,
	links,
	limit,
	trustedProxies,
	wake,
}: Dependencies) => {
	const { explain, onError } = createExplain("visitor's link", sendPage, content);
	const refuse = (c: Context) =>
		explain(
			c,
			404,
			"This link doesn’t work",
			"Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.",
		);

	const find = async (c: Context) => {
		const { reference = "", signature = "" } = c.req.query();
		if (!links || !reference) return undefined;
		const inquiry = await (await outbox()).findByReference(reference);
		if (!inquiry || !links.check(inquiry, signature)) return undefined;
		return { inquiry, path: links.path(inquiry) };
	};

	/** Nobody may try all the digits there are. Programs that post a form as it stands try none. */
	const limitTries = async (c: Context<ServerEnv>, reference: string, fields: FormValues) => {
		if (!fields[digitsField.name]) return;
		refuseTooMany(c, await limit.takeDigits(identifyClient(c, trustedProxies)));
		refuseTooMany(c, await limit.takeReference(reference));
	};

	const findByDigits = async (c: Context<ServerEnv>, fields: FormValues) => {
		const reference = readReference(fields.reference ?? "");
		await limitTries(c, reference, fields);
		const inquiry = await (await outbox()).findByReference(reference);
		return links && inquiry && matchesDigits(inquiry, fields[digitsField.name])
			? c.redirect(links.path(inquiry), 303)
			: sendPage(c, 400, findPage(content(), fields));
	};

	return new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" }))
		.get("/", async (c) => {
			const found = await find(c);
			if (!found) return refuse(c);
			const { inquiry, path } = found;
			const booking = getBooking(inquiry);
			if (booking && c.req.query("calendar"))
				return c.body(createBookingFile(inquiry, booking, content().business), 200, calendarFile);
			return sendPage(
				c,
				200,
				visitorPage(inquiry, content(), path, doneNotices[c.req.query("done") ?? ""]),
			);
		})
		.post("/", takeBody("application/x-www-form-urlencoded"), async (c) => {
			const fields = readFields(c.get("body"));
			if (fields.do === "find") return findByDigits(c, fields);
			const found = await find(c);
			if (!found) return refuse(c);
			const { inquiry, path } = found;
			await limitTries(c, inquiry.reference, fields);
			const done = await changeByVisitor(inquiry, content(), path, fields, async (change) =>
				(await outbox()).change(inquiry.key, change),
			);
			wake();
			if (!done) return refuse(c);
			return typeof done === "string"
				? c.redirect(`${path}&done=${done}`, 303)
				: sendPage(c, done.status, done.page);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
};
