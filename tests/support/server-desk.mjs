/** A site with a real mail server, and what the front desk and a visitor do there over HTTP. */
import { randomUUID } from "node:crypto";
import hydrafacial from "../../content/services/hydrafacial.json";
import { createSignIn } from "../../src/server/desk/sign-in";
import { startOwn, throughout } from "./during.mjs";
import { appointment, day, paths, plainType, post } from "./server-forms.mjs";
import { withOutbox } from "./server-outbox.mjs";
import { until } from "./server-until.mjs";
import { startMailServer } from "./smtp.mjs";

export const note = "I am allergic to strawberries";
export const links = {
	LINK_SECRET: "0123456789abcdef0123456789abcdef",
	SITE_URL: "https://www.elm.example",
};
const desk = "desk@elm-place.example";
const { makeSession } = createSignIn({
	settings: { linkSecret: links.LINK_SECRET, smtp: { to: desk } },
});
export let mail;
export let site;
/** The cookies of two people at the desk. */
let dana;
export let lee;
/** For `beforeAll`. The exports above and below are those of this site. */
export const startDesk = async () => {
	mail = throughout(await startMailServer());
	site = await startOwn(throughout, { ...links, ...mail.env, OUTBOX_RETRY_MS: "50" });
	[dana, lee] = await Promise.all(
		["Dana Reyes", "Lee Park"].map(async (name) => ({
			Cookie: `desk=${await makeSession(desk, name)}`,
		})),
	);
};

export const newAddress = () => `visitor-${randomUUID()}@example.com`;
/**
 * A request that has come in.
 * @returns its reference, its visitor's address and link, and the desk's link
 */
export const ask = async ({ email = newAddress(), ...changes } = {}) => {
	const { status, json } = await post(site.url, appointment({ email, note, ...changes }), {
		path: paths.appointment,
	});
	expect(status).toBe(202);
	return { email, ...json, inbox: `/api/desk?reference=${json.reference}` };
};
/** The first mail about a request to somebody, once it has come. */
const received = async (reference, to, subject = "") => {
	const find = () =>
		mail.messages.find(
			(each) =>
				each.reference === reference && each.to.includes(to) && each.subject.includes(subject),
		);
	await until(`a mail has come about ${reference} to ${to}: ${subject}`, find);
	return find();
};
export const toDesk = ({ reference }, subject) => received(reference, desk, subject);
export const toVisitor = ({ reference, email }, subject) => received(reference, email, subject);
export const stored = ({ reference }) =>
	withOutbox(site.folder, (outbox) => outbox.findByReference(reference));

export const get = async (link, headers = dana) => {
	const response = await fetch(site.url + link, { redirect: "manual", headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
};
/**
 * Posts the form of a page as a browser does.
 * @returns the answer's status, and the page it leads to
 */
export const act = async (link, fields, headers) => {
	const all = { "Content-Type": plainType, Origin: site.url, ...dana, ...headers };
	const body = new URLSearchParams(fields).toString();
	const response = await fetch(site.url + link, {
		method: "POST",
		redirect: "manual",
		headers: all,
		body,
	});
	const location = response.headers.get("location");
	return {
		status: response.status,
		text: location ? (await get(location)).text : await response.text(),
	};
};
export const seenOn = (text) => /name="seen" value="(\d+)"/.exec(text)[1];
/** Says on the desk's page what was done, for as long as it suggests. */
export const noteByDesk = async ({ inbox }, fields) => {
	const { text } = await get(inbox);
	const [, minutes] = /name="minutes"[^>]* value="(\d+)"/.exec(text);
	return act(inbox, { do: "act", seen: seenOn(text), date: "", time: "", minutes, ...fields });
};
export const [person] = hydrafacial.performers;
export const book = (asked, time) =>
	noteByDesk(asked, { status: "booked", date: day, time, person });
export const kindsOf = ({ mails }) => mails.map(({ kind, state }) => `${kind} ${state}`);
export const mainOf = (text) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));
export const expectAnswer = (answer, status, says) =>
	expect(answer).toMatchObject({ status, text: expect.stringMatching(says) });
