import { type Context, Hono } from "hono";
import type { Dependencies } from "../dependencies";
import { type ServerEnv, takeBody, withHeaders } from "../http/request";
import { createExplain } from "../http/response-pages";
import { getBooking } from "../inquiries/lifecycle";
import { createBookingFile } from "../mail/visitor-mail";
import { changeByVisitor, showInquiry } from "./visitor-page";

const calendarFile = {
	"Content-Type": "text/calendar; charset=utf-8",
	"Content-Disposition": 'attachment; filename="appointment.ics"',
};

/**
 * GET changes nothing, because mail programs open links. A post may come from anywhere: another
 * site doesn't have the signature, and our own page hides its address, so that some browsers send
 * "null" as its Origin.
 */
export const createVisitorRoutes = ({ outbox, content, sendPage, links, wake }: Dependencies) => {
	const { explain, onError } = createExplain("visitor's link", sendPage, content);
	const refuse = (c: Context): Response =>
		explain(
			c,
			404,
			"This link doesn’t work",
			"Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.",
		);

	const find = async (c: Context) => {
		const { reference = "", signature = "" } = c.req.query();
		if (!links?.check(reference, signature)) return undefined;
		const store = await outbox();
		const entry = await store.findByReference(reference);
		return entry && { entry, path: links.path(reference), store };
	};

	return new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" }))
		.get("/", async (c) => {
			const found = await find(c);
			if (!found) return refuse(c);
			const { entry, path } = found;
			const booking = getBooking(entry);
			if (booking && c.req.query("calendar"))
				return c.body(createBookingFile(entry, booking, content().business), 200, calendarFile);
			return sendPage(c, 200, showInquiry(entry, content(), path, c.req.query("done")));
		})
		.post("/", takeBody("application/x-www-form-urlencoded"), async (c) => {
			const found = await find(c);
			if (!found) return refuse(c);
			const { entry, path, store } = found;
			const fields = Object.fromEntries(new URLSearchParams(c.get("body")));
			const done = await changeByVisitor(entry, content(), path, fields, (change) =>
				store.change(entry.key, change),
			);
			wake();
			if (!done) return refuse(c);
			return typeof done === "string"
				? c.redirect(`${path}&done=${done}`, 303)
				: sendPage(c, done.status, done.page);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
};
