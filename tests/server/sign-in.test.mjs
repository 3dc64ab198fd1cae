/** How the front desk signs in to its inbox, and who doesn't: over HTTP with a real mail server. */
import { sign } from "hono/jwt";
import { email } from "../../content/site.json";
import { createSignIn } from "../../src/server/desk/sign-in";
import { during, startOwn, throughout } from "../support/during.mjs";
import { browserAt } from "../support/server-browser.mjs";
import { appointment, paths, post } from "../support/server-forms.mjs";
import { readInquiries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const links = {
	LINK_SECRET: "0123456789abcdef0123456789abcdef",
	SITE_URL: "https://www.elm.example",
};
const SMTP_TO = "Desk <desk@elm-place.example>, dana@elm-place.example";
const danas = "dana@elm-place.example";
let mail;
let site;
beforeAll(async () => {
	mail = throughout(await startMailServer());
	site = await startOwn(throughout, {
		...links,
		...mail.env,
		SMTP_TO,
		OUTBOX_RETRY_MS: "50",
		TRUST_PROXY: "1",
	});
});

const createBrowser = (url = site.url) => browserAt(url);
const closing = { do: "act", seen: "0", status: "closed" };
const refusedIn = { status: 400, location: null, isIn: false };
const pathOf = ({ text }) => /https:\/\/www\.elm\.example(\/api\/desk\?\S+)/.exec(text)[1];
const tokenOf = (link) => new URL(link, site.url).searchParams.get("sign-in");
/** Asks for a link, and waits until it has come. */
const askForLink = async (browser, address = danas, reference = "") => {
	const find = () =>
		mail.messages.filter(
			({ to, text }) => to.includes(address.toLowerCase()) && text.includes("sign-in="),
		);
	const { length } = find();
	const answer = await browser.act({ do: "ask", email: address, reference });
	await until("a link has come", () => find().length > length);
	return { ...answer, link: pathOf(find().at(-1)) };
};
/** A request that has come in, and the desk's mail about it. */
const ask = async () => {
	const body = appointment({ note: "Allergic to strawberries" });
	const { reference } = (await post(site.url, body, { path: paths.appointment })).json;
	const isHere = ({ text, to }) =>
		text.includes(reference) && to.includes("desk@elm-place.example");
	await until("the desk has its mail", () => mail.messages.some(isHere));
	return { reference, deskMail: mail.messages.find(isHere) };
};
const historyOf = async (reference) =>
	(await readInquiries(site.folder)).find((inquiry) => inquiry.reference === reference).history;
const isSignIn = ({ text }) => /<h1[^>]*>Sign in</.test(text) && !/strawberries|Maria/.test(text);

test("a link in a desk's mail opens nothing; who signs in with a mailed link, once, is led to the request", async () => {
	const { reference, deskMail } = await ask();
	expect(deskMail.text).not.toMatch(/signature/);
	const browser = createBrowser();
	const first = await browser.open(pathOf(deskMail));
	expect(isSignIn(first)).toBe(true);
	expect(first.text).toContain(`name="reference" value="${reference}"`);

	const { status, location, link } = await askForLink(browser, "Dana@Elm-Place.example", reference);
	expect(status).toBe(303);
	expect((await browser.open(location)).text).toContain("Check your email");
	expect((await browser.open(link)).text).toMatch(/Who is at the desk\?/);
	expect(await createBrowser().enter(tokenOf(link), "Eve")).toEqual(refusedIn);
	expect(await browser.enter(tokenOf(link), " ")).toEqual(refusedIn);
	expect(await browser.enter(tokenOf(link))).toEqual({
		status: 303,
		location: `/api/desk?reference=${reference}`,
		isIn: true,
	});
	expect(browser.cookies.get("desk").cookie.split("; ").slice(1).sort().join("; ")).toBe(
		"HttpOnly; Max-Age=2592000; Path=/api/desk; SameSite=Lax; Secure",
	);
	expect((await browser.open(pathOf(deskMail))).text).toMatch(/strawberries/);
	expect((await browser.open("/api/desk")).text).toMatch(/signed in as Dana Reyes/);

	expect(await browser.enter(tokenOf(link), "Eve")).toMatchObject({ status: 400 });
	expect((await browser.open(link)).text).toMatch(/This link has been used/);

	await browser.act({ do: "search", query: "Maria" });
	const { value } = browser.cookies.get("desk");
	expect((await browser.act({ do: "leave" })).status).toBe(303);
	expect([...browser.cookies.keys()]).toEqual(["desk-asked"]);
	const copied = { headers: { Cookie: `desk=${value}` } };
	expect(isSignIn(await createBrowser().open(pathOf(deskMail), copied))).toBe(true);
});

test("in another browser a link shows a code, for whoever asked and nobody else", async () => {
	const [browser, phone, stranger] = [createBrowser(), createBrowser(), createBrowser()];
	const { link } = await askForLink(browser);
	const [code] = /\b\d{6}\b/.exec((await phone.open(link)).text);
	await stranger.act({ do: "ask", email: danas });
	for (const other of [phone, stranger])
		expect((await other.act({ do: "code", code })).text).toMatch(/That code isn’t right/);
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	const { text } = await browser.act({ do: "code", code: spaced });
	const [, token] = /name="token" value="([^"]+)"/.exec(text);
	expect(await browser.enter(token)).toMatchObject({ isIn: true });
	expect((await phone.open(link)).text).toMatch(/This link has been used/);
	for (let tries = 1; tries < 5; tries += 1) await stranger.act({ do: "code", code: "000000" });
	const [right] = /\b\d{6}\b/.exec((await phone.open((await askForLink(stranger)).link)).text);
	// Another link is another code.
	expect((await stranger.act({ do: "code", code: right })).status).toBe(200);
});

test("another address gets the same answer and no mail; one client gets ten links in a quarter of an hour", async () => {
	const stranger = createBrowser();
	const { link, ...known } = await askForLink(createBrowser(), "desk@elm-place.example");
	expect(await stranger.act({ do: "ask", email: "eve@elm-place.example", reference: "" })).toEqual(
		known,
	);
	for (let count = 1; count < 10; count += 1)
		expect((await stranger.act({ do: "ask", email: `eve${count}@x.example` })).status).toBe(303);
	const refused = await stranger.act({ do: "ask", email: "desk@elm-place.example" });
	expect(refused).toMatchObject({
		status: 429,
		text: expect.stringContaining("too many of these"),
	});
	// Another client isn't locked out.
	await askForLink(createBrowser(), "desk@elm-place.example");
	expect(mail.seen.filter(({ to }) => to.some((each) => each.startsWith("eve")))).toEqual([]);
});

test("a cookie or a link that's forged, expired, of another secret or of somebody who has left is refused", async () => {
	const { reference } = await ask();
	const create = (linkSecret) =>
		createSignIn({
			settings: { linkSecret, siteUrl: links.SITE_URL, smtp: { to: SMTP_TO } },
			content: () => ({ business: {} }),
		});
	const ours = create(links.LINK_SECRET);
	const good = await ours.makeSession(danas, "Dana");
	const [head, body, signature] = good.split(".");
	const claims = JSON.parse(Buffer.from(body, "base64url"));
	const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const expired = await sign(
		{ ...claims, exp: Math.floor(Date.now() / 1000) - 1 },
		`session\n${links.LINK_SECRET}`,
		"HS256",
	);
	const foreign = await create("fedcba9876543210fedcba9876543210").makeSession(danas, "Dana");
	const open = (token, fields) =>
		createBrowser().open(`/api/desk?reference=${reference}`, {
			fields,
			headers: { Cookie: `desk=${token}` },
		});
	expect((await open(good)).text).toMatch(/strawberries/);
	for (const [what, token] of Object.entries({
		nothing: "",
		"another person's": `${head}.${encode({ ...claims, name: "Eve" })}.${signature}`,
		"one without a signature": `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
		expired,
		"a link's": tokenOf(await ours.makeLink(danas)),
		foreign,
		"somebody's who has left": await ours.makeSession("gone@elm-place.example", "Gone"),
	})) {
		const acted = await open(token, closing);
		const answers = [isSignIn(await open(token)), isSignIn(acted), acted.status];
		expect({ what, answers }).toEqual({ what, answers: [true, true, 403] });
	}
	for (const token of [good, expired, foreign])
		expect(await createBrowser().enter(token, "Eve")).toEqual(refusedIn);
	expect(await historyOf(reference)).toEqual([]);
});

test("another site can't act for somebody who is signed in", async () => {
	const { reference } = await ask();
	const browser = createBrowser();
	await browser.enter(tokenOf((await askForLink(browser)).link));
	for (const headers of [
		{ Origin: "https://evil.example" },
		{ Origin: site.url, "Sec-Fetch-Site": "cross-site" },
		{ Origin: "null" },
	])
		expect((await browser.act(closing, `/api/desk?reference=${reference}`, headers)).status).toBe(
			403,
		);
	expect(await historyOf(reference)).toEqual([]);
});

test("without a mail server the link is in the log; without a secret there's no inbox", async () => {
	const { url, output } = await startOwn(during, links);
	const browser = createBrowser(url);
	await browser.act({ do: "ask", email });
	const find = () => /sign-in=(\S+)/.exec(output());
	await until("the log has the link", find);
	expect(await browser.enter(find()[1])).toMatchObject({ isIn: true });
	const without = await startOwn(during, { LINK_SECRET: "" });
	for (const fields of [undefined, { do: "ask", email }])
		expect(await createBrowser(without.url).open("/api/desk", { fields })).toMatchObject({
			status: 404,
			text: expect.stringMatching(/There’s no inbox here/),
		});
});
