/** How the front desk signs in to its inbox, and who doesn't: over HTTP with a real mail server. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { after, it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { during, startOwn } from "../support/during.mjs";
import { noLimits, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, paths, post } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const { createSignIn } = await tsImport("../../src/server/desk/sign-in.ts", import.meta.url);

const { folder, remove } = temporaryOutbox();
const mail = await startMailServer();
const secret = { LINK_SECRET: "0123456789abcdef0123456789abcdef", SITE_URL: "https://www.elm.example" };
const addresses = { SMTP_TO: "Desk <desk@elm-place.example>, dana@elm-place.example" };
const site = await startServer({ OUTBOX_DIR: folder, OUTBOX_RETRY_MS: "50", TRUST_PROXY: "1", ...noLimits, ...secret, ...mail.env, ...addresses });
after(async () => {
	await site.stop();
	await mail.remove();
	remove();
});

/** A client of its own, with a browser's cookies. */
const createBrowser = (url = site.url) => {
	const cookies = new Map();
	const client = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
	const open = async (link, { fields, headers = {} } = {}) => {
		const sent = { Cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; "), "X-Forwarded-For": client, ...headers };
		const init = fields && {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: url, ...sent },
			body: new URLSearchParams(fields).toString(),
		};
		const response = await fetch(url + link, { redirect: "manual", headers: sent, ...init });
		for (const cookie of response.headers.getSetCookie()) {
			const [, name, value] = /^([\w-]+)=([^;]*)/.exec(cookie);
			if (value) cookies.set(name, { value, cookie });
			else cookies.delete(name);
		}
		return { status: response.status, location: response.headers.get("location"), text: await response.text() };
	};
	return { open, cookies, act: (fields, link = "/api/desk", headers = {}) => open(link, { fields, headers }) };
};
const pathOf = ({ text }) => /https:\/\/www\.elm\.example(\/api\/desk\?\S+)/.exec(text)[1];
const tokenOf = (link) => new URL(link, site.url).searchParams.get("sign-in");
/** The links to sign in that were mailed to an address. */
const linksTo = (address) => mail.messages.filter(({ to, subject }) => to.includes(address) && subject === "Sign in to the inbox").map(pathOf);
/** Asks for a link, and waits until it has come. */
const askForLink = async (browser, email = "dana@elm-place.example", reference = "") => {
	const before = linksTo(email.toLowerCase()).length;
	const answer = await browser.act({ do: "ask", email, reference });
	await until("a link has come", () => linksTo(email.toLowerCase()).length > before);
	return { ...answer, link: linksTo(email.toLowerCase()).at(-1) };
};
const signIn = async (browser, name = "Dana Reyes") => {
	const { link } = await askForLink(browser);
	return browser.act({ do: "enter", token: tokenOf(link), name });
};
/** A request that has come in, and the desk's mail about it. */
const ask = async () => {
	const { json } = await post(site.url, appointment({ note: "Allergic to strawberries" }), { path: paths.appointment });
	const isHere = ({ text, to }) => text.includes(json.reference) && to.includes("desk@elm-place.example");
	await until("the desk has its mail", () => mail.messages.some(isHere));
	return { reference: json.reference, deskMail: mail.messages.find(isHere) };
};
const isSignIn = ({ text }) => /<h1[^>]*>Sign in to the inbox/.test(text) && !/strawberries|Maria/.test(text);

it("a link in a desk's mail opens nothing by itself; who signs in with a mailed link, once, is led to the request and stays signed in", async () => {
	const { reference, deskMail } = await ask();
	assert.doesNotMatch(JSON.stringify(deskMail), /signature/);
	const browser = createBrowser();
	const first = await browser.open(pathOf(deskMail));
	assert.ok(isSignIn(first));
	assert.ok(first.text.includes(`name="reference" value="${reference}"`));

	const { status, location, link } = await askForLink(browser, "Dana@Elm-Place.example", reference);
	assert.equal(status, 303);
	assert.match((await browser.open(location)).text, /Check your email/);
	for (let count = 0; count < 3; count += 1) assert.match((await browser.open(link)).text, /Who is at the desk\?/);
	const nameless = await browser.act({ do: "enter", token: tokenOf(link), name: " " });
	assert.deepEqual([nameless.status, browser.cookies.size], [400, 0]);
	const entered = await browser.act({ do: "enter", token: tokenOf(link), name: "Dana Reyes" });
	assert.deepEqual([entered.status, entered.location], [303, `/api/desk?reference=${reference}`]);
	const { cookie } = browser.cookies.get("desk");
	for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/api/desk", "Max-Age=2592000"]) assert.ok(cookie.includes(part), cookie);
	assert.match((await browser.open(entered.location)).text, /strawberries/);
	assert.match((await browser.open("/api/desk")).text, /signed in as Dana Reyes/);

	const thief = createBrowser();
	const again = await thief.act({ do: "enter", token: tokenOf(link), name: "Eve" });
	assert.deepEqual([again.status, thief.cookies.size], [400, 0]);
	assert.equal((await browser.act({ do: "leave" })).status, 303);
	assert.ok(isSignIn(await browser.open(`/api/desk?reference=${reference}`)));
});

it("another address gets the same answer and no mail; one client gets ten links in a quarter of an hour", async () => {
	const stranger = createBrowser();
	const known = await askForLink(createBrowser(), "desk@elm-place.example");
	const before = mail.seen.length;
	const unknown = await stranger.act({ do: "ask", email: "eve@elm-place.example", reference: "" });
	assert.deepEqual([unknown.status, unknown.location, unknown.text], [known.status, known.location, known.text]);
	for (let count = 1; count < 10; count += 1) assert.equal((await stranger.act({ do: "ask", email: `eve${count}@x.example` })).status, 303);
	const refused = await stranger.act({ do: "ask", email: "desk@elm-place.example" });
	assert.deepEqual([refused.status, /Too many links/.test(refused.text)], [429, true]);
	assert.equal((await createBrowser().act({ do: "ask", email: "Desk@elm-place.example" })).status, 303, "another client isn't locked out");
	await until("its link has come", () => mail.seen.length > before);
	assert.equal(mail.seen.filter(({ to }) => to.some((each) => each.startsWith("eve"))).length, 0);
});

it("a cookie or a link that's forged, expired, for something else, of another secret or of somebody who has left is refused", async () => {
	const { reference } = await ask();
	const smtp = { url: "", from: "", to: addresses.SMTP_TO };
	const create = (linkSecret, to = smtp.to) =>
		createSignIn({ settings: { linkSecret, siteUrl: "", smtp: { ...smtp, to } }, content: () => ({ business: { url: "" } }), sendNow: undefined });
	const ours = create(secret.LINK_SECRET);
	const good = await ours.makeSession("dana@elm-place.example", "Dana");
	const [head, body, signature] = good.split(".");
	const claims = JSON.parse(Buffer.from(body, "base64url"));
	const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const { sign } = await import("hono/jwt");
	const expired = await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, `session\n${secret.LINK_SECRET}`, "HS256");
	const link = await ours.makeLink("dana@elm-place.example");
	const wrong = {
		nothing: "",
		"another person's, with the signature of this one": `${head}.${encode({ ...claims, name: "Eve" })}.${signature}`,
		"one that needs no signature": `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
		expired,
		"a link's": tokenOf(link),
		"another secret's": await create("fedcba9876543210fedcba9876543210").makeSession("dana@elm-place.example", "Dana"),
		"somebody's who has left": await create(secret.LINK_SECRET, "gone@elm-place.example").makeSession("gone@elm-place.example", "Gone"),
	};
	const open = (token, fields) => createBrowser().open(`/api/desk?reference=${reference}`, { fields, headers: { Cookie: `desk=${token}` } });
	assert.match((await open(good)).text, /strawberries/);
	for (const [name, token] of Object.entries(wrong)) {
		assert.ok(isSignIn(await open(token)), name);
		const acted = await open(token, { do: "act", seen: "0", status: "closed" });
		assert.deepEqual([acted.status, isSignIn(acted)], [403, true], name);
	}
	for (const token of [good, expired, wrong["another secret's"]]) {
		const browser = createBrowser();
		assert.equal((await browser.act({ do: "enter", token, name: "Eve" })).status, 400);
		assert.equal(browser.cookies.size, 0);
	}
	const entry = (await readEntries(folder)).find((each) => each.reference === reference);
	assert.deepEqual(entry.history, []);
});

it("a scanner that opens every link of a mail and presses every button changes nothing, and doesn't use up a link", async () => {
	const { deskMail } = await ask();
	const { link } = await askForLink(createBrowser());
	const entriesBefore = await readEntries(folder);
	for (const start of [pathOf(deskMail), link]) {
		const scanner = createBrowser();
		const { text } = await scanner.open(start);
		for (const [, form] of text.matchAll(/<form([\s\S]*?)<\/form>/g)) {
			const fields = [...form.matchAll(/<input([^>]*)>/g)].map(([, input]) => [/name="([^"]*)"/.exec(input)?.[1], /value="([^"]*)"/.exec(input)?.[1] ?? ""]);
			await scanner.act(fields);
		}
		assert.equal(scanner.cookies.size, 0);
	}
	const browser = createBrowser();
	assert.equal((await browser.act({ do: "enter", token: tokenOf(link), name: "Dana" })).status, 303);
	assert.deepEqual(await readEntries(folder), entriesBefore);
});

it("another site can't act for somebody who is signed in", async () => {
	const { reference } = await ask();
	const browser = createBrowser();
	await signIn(browser);
	for (const headers of [{ Origin: "https://evil.example" }, { Origin: site.url, "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }]) {
		const { status } = await browser.act({ do: "act", seen: "0", status: "closed" }, `/api/desk?reference=${reference}`, headers);
		assert.equal(status, 403);
	}
	const entry = (await readEntries(folder)).find((each) => each.reference === reference);
	assert.equal(entry.status, "new");
});

it("without a mail server the link is in the log, and the command line prints one; without a secret there's no inbox", async (test) => {
	const place = during(test, temporaryOutbox());
	const alone = await startOwn(test, { ...secret, SMTP_URL: "", SMTP_TO: "" }, { folder: place.folder });
	const browser = createBrowser(alone.url);
	const { email } = JSON.parse((await import("node:fs")).readFileSync("content/site.json", "utf8"));
	await browser.act({ do: "ask", email });
	await until("the log has the link", () => /sign-in=\S+/.test(alone.output()));
	const env = { ...process.env, ...secret, OUTBOX_DIR: place.folder, OUTBOX_URL: "", SMTP_URL: "", SMTP_TO: "" };
	const { stdout } = spawnSync(process.execPath, ["dist/outbox.mjs", "sign-in", email], { env, encoding: "utf8" });
	for (const token of [/sign-in=(\S+)/.exec(alone.output())[1], tokenOf(stdout.trim())])
		assert.equal((await createBrowser(alone.url).act({ do: "enter", token, name: "Dana" })).status, 303);

	const without = await startOwn(test, { LINK_SECRET: "" });
	for (const fields of [undefined, { do: "ask", email }]) {
		const { status, text } = await createBrowser(without.url).open("/api/desk", { fields });
		assert.deepEqual([status, /There’s no inbox here/.test(text)], [404, true]);
	}
});
