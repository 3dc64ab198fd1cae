import { HtmlValidate, StaticConfigLoader } from "html-validate";
import rules from "../../.htmlvalidate.mjs";
import { createSignIn } from "../../src/server/desk/sign-in";
import { builtPages } from "../support/built-pages";
import { readEntries } from "../support/content";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, day, message, paths, post, postPlain } from "../support/server-forms.mjs";

const validator = new HtmlValidate(new StaticConfigLoader(rules));
const findProblems = (name, html) =>
	validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, selector, message: finding }) =>
					`${name}: ${ruleId}: ${finding} (${selector ?? "the document"})`,
			),
		);

test("every page is valid", () => {
	expect([...builtPages].flatMap(([path, html]) => findProblems(path, html))).toEqual([]);
});

describe("the server", () => {
	const secret = "0123456789abcdef0123456789abcdef";
	const [{ email }] = readEntries("site");
	const signIn = createSignIn({
		settings: { linkSecret: secret },
		content: () => ({ business: { email, url: "" } }),
		sendNow: undefined,
	});
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

	test("answers with valid pages", async () => {
		const path = paths.appointment;
		const posts = [
			[202, message()],
			[400, message({ name: "" })],
			[202, appointment(), { path }],
			[400, appointment({ service: "", "day-1": "" }), { path }],
			[403, message(), { headers: { Origin: "https://other.example" } }],
		];
		// Nothing is checked before the last answer: a check takes longer than the server keeps a
		// connection.
		const answers = [];
		for (const [status, fields, options] of posts) {
			const answer = await postPlain(site.url, fields, options);
			expect(answer.status).toBe(status);
			answers.push([status, answer.text]);
		}
		const get = async (link, Cookie = session) =>
			(await fetch(site.url + link, { headers: { Cookie } })).text();
		const act = async (link, fields) =>
			(
				await fetch(site.url + link, {
					method: "POST",
					headers: { Cookie: session },
					body: new URLSearchParams(fields),
				})
			).text();
		const booked = {
			do: "act",
			seen: "0",
			status: "booked",
			date: day,
			time: "10:00",
			minutes: "45",
			person: "nadia-brandt",
		};
		const pages = {
			"a new request": ({ desk }) => get(desk),
			"a booked one": ({ desk }) => act(desk, booked),
			"errors in the time": ({ desk }) => act(desk, { ...booked, minutes: "x", date: "" }),
			"an error in the contact data": ({ desk }) =>
				act(desk, { do: "act", "was-name": "Maria", name: "" }),
			"an answer after somebody else's": ({ desk }) => act(desk, { ...booked, seen: "7" }),
			"no such request": () => get("/api/desk?reference=AAAA-AAAA"),
			inbox: () => get("/api/desk"),
			"sign in": ({ desk }) => get(`${desk}&done=asked`, ""),
			"link to sign in": async () => get(await signIn.makeLink(email)),
			visitor: ({ visitor }) => get(visitor),
			"visitor's change": ({ visitor }) => act(visitor, { do: "change", change: "A <later> time" }),
			"visitor's error": ({ visitor }) => act(visitor, { do: "change", change: "" }),
			withdrawn: ({ visitor }) => act(visitor, { do: "withdraw" }),
			"visitor's appointment": ({ desk, visitor }) =>
				act(desk, { ...booked, time: "11:00" }).then(() => get(visitor)),
			"times of a day": () => get(`/api/desk/today?day=${day}`),
		};
		for (const [name, open] of Object.entries(pages)) {
			const { json } = await post(
				site.url,
				appointment({ email: "maria@example.com", note: 'Before <noon> & "after"' }),
				{ path: paths.appointment },
			);
			answers.push([
				name,
				await open({ desk: `/api/desk?reference=${json.reference}`, visitor: json.link }),
			]);
		}
		expect(answers.flatMap(([name, html]) => findProblems(name, html))).toEqual([]);
	});
});
