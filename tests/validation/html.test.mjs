/** Every page of the build, and every page that the server answers a plain post with, is valid HTML by the rules of .htmlvalidate.mjs. */
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import rules from "../../.htmlvalidate.mjs";
import { createSignIn } from "../../src/server/desk/sign-in";
import { builtPages, readEntries } from "../support/built-pages";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, day, message, paths, post, postPlain } from "../support/server-forms.mjs";

const validator = new HtmlValidate(new StaticConfigLoader(rules));
/** The rule, the finding and the place of each problem. */
const findProblems = (name, html) =>
	validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) =>
			messages.map(({ ruleId, selector, message: finding }) => `${name}: ${ruleId}: ${finding} (${selector ?? "the document"})`),
		);

test("every page is valid", () => {
	expect([...builtPages].flatMap(([path, html]) => findProblems(path, html))).toEqual([]);
});

describe("the server", () => {
	const secret = "0123456789abcdef0123456789abcdef";
	const [{ email }] = readEntries("site");
	const signIn = createSignIn({ settings: { linkSecret: secret }, content: () => ({ business: { email, url: "" } }), sendNow: undefined });
	const { folder, remove } = temporaryOutbox();
	let site;
	let session;
	beforeAll(async () => {
		session = `desk=${await signIn.makeSession(email, "Dana Reyes")}`;
		site = await startServer({ LINK_SECRET: secret, ...noLimits, OUTBOX_DIR: folder, ...noMail });
	});
	afterAll(async () => {
		await site?.stop();
		remove();
	});

	test("answers a plain post with a valid page", async () => {
		const other = { Origin: "https://other.example" };
		const posts = [
			["an accepted message", 202, message()],
			["a message without a name", 400, message({ name: "" })],
			["an accepted appointment request", 202, appointment(), { path: paths.appointment }],
			["an appointment request without a treatment and a day", 400, appointment({ service: "", "day-1": "" }), { path: paths.appointment }],
			["a post from another site", 403, message(), { headers: other }],
		];
		for (const [name, status, fields, options] of posts) {
			const answer = await postPlain(site.url, fields, options);
			expect([name, answer.status, findProblems(name, answer.text)]).toEqual([name, status, []]);
		}
	});

	test("has valid pages for the desk and for visitors", async () => {
		const get = async (link, Cookie = session) => (await fetch(site.url + link, { headers: { Cookie } })).text();
		/** Posts a form of a page. @returns the page that answers it, or that it leads to */
		const act = async (link, fields) =>
			(await fetch(site.url + link, { method: "POST", headers: { Cookie: session }, body: new URLSearchParams(fields) })).text();
		const booked = { do: "act", seen: "0", status: "booked", date: day, time: "10:00", minutes: "", "time-asked": `${day}T10:00` };
		const pages = {
			"the desk, of a new request": ({ desk }) => get(desk),
			"the desk, of a booked one": ({ desk }) => act(desk, booked),
			"the desk, with errors": ({ desk }) => act(desk, { ...booked, minutes: "x", date: "" }),
			"the desk, with an error in the contact data": ({ desk }) => act(desk, { do: "act", "was-name": "Maria", name: "" }),
			"the desk, after somebody else": ({ desk }) => act(desk, { ...booked, seen: "7" }),
			"a visitor": ({ visitor }) => get(visitor),
			"a visitor who has changed it": ({ visitor }) => act(visitor, { do: "change", change: "A <later> time" }),
			"a visitor, with errors": ({ visitor }) => act(visitor, { do: "change", change: "" }),
			"a visitor who has withdrawn it": ({ visitor }) => act(visitor, { do: "withdraw" }),
			"a visitor with an appointment": ({ desk, visitor }) => act(desk, booked).then(() => get(visitor)),
			"the desk, with nothing that's there": () => get("/api/desk?reference=AAAA-AAAA"),
			"the desk's inbox": () => get("/api/desk"),
			"somebody who signs in": ({ desk }) => get(`${desk}&done=asked`, ""),
			"somebody with a link to sign in": async () => get(await signIn.makeLink(email)),
			"a wrong link": () => get("/api/request"),
		};
		const problems = [];
		for (const [name, open] of Object.entries(pages)) {
			const { json } = await post(site.url, appointment({ email: "maria@example.com", note: 'Before <noon> & "after"' }), { path: paths.appointment });
			problems.push(...findProblems(name, await open({ desk: `/api/desk?reference=${json.reference}`, visitor: json.link })));
		}
		expect(problems).toEqual([]);
	});
});
