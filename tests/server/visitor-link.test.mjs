/** The page behind a visitor's link: what it takes, what it shows, and what it refuses. */
import hydrafacial from "../../content/services/hydrafacial.json";
import { outputOfAll } from "../support/serve.mjs";
import {
	act,
	ask,
	expectAnswer,
	get,
	mainOf,
	newAddress,
	note,
	site,
	startDesk,
	stored,
	toDesk,
} from "../support/server-desk.mjs";
import {
	appointment,
	expectNothingSentInLogs,
	paths,
	postPlain,
} from "../support/server-forms.mjs";
import { withOutbox } from "../support/server-outbox.mjs";

/** Of the phone number in the sample form. */
const digits = "0107";

beforeAll(startDesk);

test("a link alone changes nothing: not the form as it stands, nor a guess; what was typed stays", async () => {
	const asked = await ask();
	const form = mainOf((await get(asked.link)).text);
	const asItStands = Object.fromEntries(
		[...form.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map((each) =>
			each.slice(1),
		),
	);
	for (const [fields, says] of [
		[asItStands, /Choose what you would like to do/],
		[{ ...asItStands, do: "withdraw" }, /last four digits/],
		[{ do: "withdraw", digits: "0108", change: "Not me" }, /digits[\s\S]*Not me/],
	])
		expectAnswer(await act(asked.link, fields), 400, says);
	expect((await stored(asked)).history).toEqual([]);
	const unknown = await ask({ phone: "", reachBy: "email" });
	expect((await get(unknown.link)).text).toMatch(/answer our email/);
	expect((await act(unknown.link, { do: "withdraw", digits: "" })).status).toBe(409);
	expect((await stored(unknown)).history).toEqual([]);
});

test("a reference and the digits lead to the same page; each wrong one gets the same answer, and nobody may try them all", async () => {
	const asked = await ask();
	const form = mainOf((await get("/my-request")).text);
	expect([...form.matchAll(/ name="(.*?)"/g)].map(([, name]) => name)).toEqual([
		"do",
		"reference",
		"digits",
	]);
	const [, path] = /<form[^>]* action="(.*?)"/.exec(form);
	const find = (fields) => act(path, { do: "find", ...fields });
	const spelled = asked.reference.toLowerCase().replace("-", " ");
	expectAnswer(await find({ reference: spelled, digits }), 303, /We’ve got your request/);
	// A program posts the form of the link as it stands.
	for (let posts = 0; posts < 20; posts += 1)
		expect((await act(asked.link, { do: "withdraw" })).status).toBe(400);
	const wrong = [
		await find({ reference: asked.reference, digits: "1111" }),
		await find({ reference: "AAAA-AAAA", digits: "1111" }),
	];
	expectAnswer(wrong[0], 400, /We can’t find that request/);
	expect(wrong[0].text.replaceAll(asked.reference, "AAAA-AAAA")).toBe(wrong[1].text);
	for (let tries = 2; tries < 20; tries += 1)
		await find({ reference: asked.reference, digits: "1111" });
	expectAnswer(await find({ reference: asked.reference, digits }), 429, /too many of these/);
});

test("the visitor's link takes a change or a withdrawal, which the desk is mailed, and shows nothing of it: the address may be somebody else's", async () => {
	const asked = await ask();
	expectAnswer(
		await act(asked.link, { do: "change", digits, change: "x".repeat(601) }),
		400,
		/Shorten this to 600 characters\./,
	);
	expect((await stored(asked)).history).toEqual([]);

	const { status, text } = await act(asked.link, {
		do: "change",
		digits,
		change: " Could we make it Tuesday?\r\nStatus: closed ",
	});
	expect(status).toBe(303);
	for (const shown of [asked.reference, "We’ve got your change", "You sent a change"])
		expect(mainOf(text)).toContain(shown);
	for (const secret of [hydrafacial.title, note, "Maria", "Tuesday", "555-0107"])
		expect(mainOf(text)).not.toContain(secret);
	expect((await toDesk(asked, "Changed: ")).text).toMatch(
		/\n {2}Could we make it Tuesday\?\n {2}Status: closed\n/,
	);
	const withdrawal = { do: "withdraw", digits: "(918) 555-0107", change: "I’m moving" };
	expectAnswer(await act(asked.link, withdrawal), 303, /You canceled this request\./);
	expect((await toDesk(asked, "Canceled: ")).text).toMatch(/\n {2}I’m moving\n/);
	expect((await act(asked.link, { do: "change", digits, change: "Wait" })).status).toBe(409);
	expect(await stored(asked)).toMatchObject({ status: "closed", history: { length: 2 } });
});

test("once withdrawn, the same plain form of the same day is another request", async () => {
	const fields = appointment({ note, email: newAddress() });
	const send = async () =>
		/\/api\/request\?[^"]+/
			.exec((await postPlain(site.url, fields, { path: paths.appointment })).text)[0]
			.replaceAll("&amp;", "&");
	const first = await send();
	expect(await send()).toBe(first);
	await act(first, { do: "withdraw", digits });
	const second = await send();
	await act(second, { do: "withdraw", digits });
	expect(new Set([first, second, await send()]).size).toBe(3);
});

test("links that aren't right lead to one and the same page, whether or not the request exists", async () => {
	const asked = await ask();
	const pages = new Set();
	for (const wrong of [
		"/api/request",
		asked.link.replace(asked.reference, "AAAA-AAAA"),
		asked.link.replace(/signature=.{5}/, "signature=wrong"),
		asked.inbox.replace("/api/desk", "/api/request"),
	])
		for (const { status, text } of [await get(wrong), await act(wrong, { do: "withdraw", digits })])
			pages.add(`${status}${text}`);
	expect((await stored(asked)).history).toEqual([]);
	await withOutbox(site.folder, (outbox) => outbox.erase(asked.reference));
	const { status, text } = await get(asked.link);
	expect([...pages]).toEqual([`${status}${text}`]);
	expectAnswer({ status, text }, 404, /This link doesn’t work/);
	expectAnswer(await get(asked.inbox), 404, /This request isn’t here/);
});

test("posts of other types, and other methods change nothing; no log holds what a visitor has sent, or a link", async () => {
	const asked = await ask();
	const fields = { do: "withdraw", digits };
	expect((await act(asked.link, fields, { "Content-Type": "application/json" })).status).toBe(415);
	expect((await fetch(site.url + asked.link, { method: "PUT", body: "do=withdraw" })).status).toBe(
		405,
	);
	expect((await stored(asked)).history).toEqual([]);
	// Older browsers send no more than that from a page that hides its address.
	expect((await act(asked.link, fields, { Origin: "null" })).status).toBe(303);
	expectNothingSentInLogs();
	expect(outputOfAll()).not.toMatch(/signature=|visitor-[\da-f-]+@/);
});
