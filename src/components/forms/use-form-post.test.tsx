import { webcrypto } from "node:crypto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FormDefinition } from "../../lib/forms/definition";
import { findMessageErrors } from "../../lib/forms/message-schema";
import type { BlockData } from "../prose/page-copy";
import { FormContainer } from "./form-container";
import { ReachFields } from "./reach-fields";
import { TextArea } from "./text-area";
import { useFormPost } from "./use-form-post";

Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

const check = jest.fn<Record<string, string>, [Readonly<Record<string, string>>]>();
const loadSent = jest.fn<Promise<void>, []>();
const onLine = jest.spyOn(navigator, "onLine", "get");
/** jsdom has no Response. */
const reply = (status: number, body = "", type = "text/plain") => {
	const headers = new Headers({ "Content-Type": type });
	return { ok: status < 300, status, statusText: "", headers, text: async () => body, json: async () => JSON.parse(body) as unknown } as Response;
};
const json = (body: unknown, status = 200) => reply(status, JSON.stringify(body), "application/json");
const accept = async () => json({ reference: "TEST-0001" }, 202);
const fail = async () => reply(503);
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
/** Answers by method. */
const answers: Record<string, () => Promise<Response>> = {};
/** What has been posted, and with which key. */
const posted: Record<string, string>[] = [];
const keys: unknown[] = [];

let endpoint = "/api/";
beforeEach(() => {
	// What answered once isn't asked again.
	endpoint += "x";
	sessionStorage.clear();
	check.mockReset().mockReturnValue({});
	loadSent.mockReset().mockResolvedValue();
	posted.length = 0;
	keys.length = 0;
	onLine.mockReturnValue(true);
	Object.assign(answers, { GET: async () => json({ ok: true }), POST: accept });
	globalThis.fetch = jest.fn(async (_url, init) => {
		if (init?.method === "POST") {
			posted.push(JSON.parse(String(init.body)));
			keys.push(new Headers(init.headers).get("Idempotency-Key"));
		}
		return (answers[init?.method ?? "GET"] as () => Promise<Response>)();
	});
});

const block = { heading: "We can’t take messages here", text: [] } as unknown as BlockData;
const Form = ({ definition }: { definition: FormDefinition }) => {
	const post = useFormPost(definition);
	if (post.sent)
		return (
			<>
				<a href={post.sent.link}>Sent as {post.sent.reference}</a>
				<button type="button" onClick={post.restart}>
					Write another
				</button>
			</>
		);
	return (
		<FormContainer post={post} labelledBy="x" unavailable={block} action="Send" message={{ subject: "A question", text: post.values.message ?? "" }}>
			<ReachFields first="email" className="" />
			<TextArea name="message" label="Message" maxLength={100} />
		</FormContainer>
	);
};

const open = async (id = "message") => {
	const definition: FormDefinition = { id, endpoint, loadCheck: async () => check, loadSent, prefill: () => ({}) };
	const { unmount } = render(<Form definition={definition} />);
	await act(async () => undefined);
	return unmount;
};
const field = (name: RegExp | string = "Message") => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const type = (text: string, name?: string) => act(async () => void fireEvent.input(field(name), { target: { value: text } }));
const leave = (name: string) => act(async () => void fireEvent.blur(field(name)));
const click = (element: Element) => act(async () => void fireEvent.click(element));
const press = (name: RegExp | string) => click(screen.getByRole("button", { name }));
const send = async (text: string) => {
	await type(text);
	await press("Send");
};
/** Whether a field is marked as wrong, which isn't what jsdom itself thinks of its value. */
const isWrong = (name?: string) => field(name).getAttribute("aria-invalid") === "true";
const button = () => screen.getByRole("button", { name: "Send", hidden: true });
const expectSent = async () => expect(await screen.findByText("Sent as TEST-0001")).toBeVisible();
/** The failure beside the button has the focus, the button works, and the text is still there. */
const expectNotice = async (title: string, text = "Hello") => {
	expect(await screen.findByRole("group", { name: title })).toHaveFocus();
	expect(button()).not.toHaveAttribute("aria-disabled");
	expect(field()).toHaveValue(text);
};
const notNow = "We couldn’t send it just now";

test("a second click while an answer is on its way sends nothing", async () => {
	let answer: (response: Response) => void = () => undefined;
	answers.POST = () =>
		new Promise((resolve) => {
			answer = resolve;
		});
	await open();
	await send("Hello");
	await press("Send");
	await act(async () => answer(await accept()));
	await expectSent();
	expect(posted).toEqual([{ name: "", email: "", "email-asked": "", phone: "", message: "Hello", blank: "" }]);
});

test("each form has a draft of its own; once sent, the same text is another request", async () => {
	const close = await open();
	await type("Hello");
	close();
	for (const _time of [1, 2]) {
		const closeOther = await open("appointment");
		await send("A note");
		await press("Write another");
		expect(field()).toHaveValue("");
		closeOther();
	}
	expect(keys[1]).not.toBe(keys[0]);
	await open();
	expect(field()).toHaveValue("Hello");
});

test("the reference and the link survive a reload; nothing that was typed does", async () => {
	const link = `${window.location.origin}/api/request?reference=TEST-0001`;
	answers.POST = async () => json({ reference: "TEST-0001", link }, 202);
	const close = await open();
	await send("Hello");
	await expectSent();
	close();
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("Hello");
	const closeReloaded = await open();
	expect(screen.getByRole("link", { name: "Sent as TEST-0001" })).toHaveAttribute("href", link);
	await press("Write another");
	closeReloaded();
	await open();
	expect(field()).toHaveValue("");
});

test.each(["not JSON", '{"id":"a"}', '{"id":"a","values":{"message":3}}'])("%j in place of a draft is ignored", async (text) => {
	sessionStorage.setItem("form-message", text);
	await open();
	expect(field()).toHaveValue("");
	await send("Hello");
	await expectSent();
});

test.each([false, true])("what wasn't accepted keeps its text and key, also after a reload (storage full: %s)", async (full) => {
	const storage = jest.spyOn(Storage.prototype, "setItem");
	if (full)
		storage.mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
	answers.POST = fail;
	const close = await open();
	await send("Hello");
	await expectNotice(notNow);
	await press(/try again/i);
	await expectNotice(notNow);
	close();
	await open();
	await press("Send");
	await expectNotice(notNow);
	await send("Other words");
	expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
	expect(await screen.findByRole("link", { name: "Send an email" })).toHaveAttribute("href", expect.stringMatching(/body=Other%20words$/));
	storage.mockRestore();
});

test("the server's errors stay at their fields until these change", async () => {
	answers.POST = async () => json({ message: "Look again.", fields: { phone: "This number can’t exist.", message: "Shorten it." } }, 400);
	await open();
	await send("Hello");
	expect(await screen.findByRole("group", { name: "2 fields need another look" })).toHaveFocus();
	check.mockReturnValue({ email: "Enter an address." });
	await type("maria@", "Email");
	await leave("Email");
	for (const [name, error] of Object.entries({ Email: "Enter an address.", Phone: "This number can’t exist.", Message: "Shorten it." })) {
		expect(isWrong(name)).toBe(true);
		expect(field(name)).toHaveAccessibleDescription(`Error: ${error}`);
	}
	await click(screen.getByRole("link", { name: "This number can’t exist." }));
	expect(field("Phone")).toHaveFocus();
	await type("918 555 0108", "Phone");
	expect([isWrong("Phone"), isWrong("Message")]).toEqual([false, true]);
});

test("an error waits until a tap is over, so that no button moves under it", async () => {
	check.mockReturnValue({ email: "Enter an address." });
	await open();
	await type("maria@", "Email");
	jest.useFakeTimers();
	fireEvent.pointerDown(document.body, { button: 0 });
	await leave("Email");
	await act(() => jest.runAllTimersAsync());
	fireEvent.pointerUp(document.body);
	expect(isWrong("Email")).toBe(false);
	await act(() => jest.runAllTimersAsync());
	jest.useRealTimers();
	expect(isWrong("Email")).toBe(true);
	check.mockReturnValue({});
	await type("maria@example.com", "Email");
	expect(isWrong("Email")).toBe(false);
});

test.each(["the connection returns", "the page is opened again"])("offline, it waits, can be tried again, and sends itself when %s", async (event) => {
	onLine.mockReturnValue(false);
	answers.POST = lost;
	const close = await open();
	await send("Hello");
	await expectNotice("You’re offline");
	await press(/try again/i);
	await expectNotice("You’re offline");
	answers.POST = accept;
	if (event === "the page is opened again") {
		close();
		await open();
	} else {
		onLine.mockReturnValue(true);
		act(() => void window.dispatchEvent(new Event("online")));
	}
	await expectSent();
	expect(posted).toHaveLength(3);
});

test.each([async () => json({ ok: false }, 503), lost])("without a clear answer, the form stays, and its next use asks again", async (answer) => {
	answers.GET = answer;
	await open();
	await act(async () => void fireEvent.focus(field()));
	expect(globalThis.fetch).toHaveBeenCalledTimes(2);
	await send("Hello");
	await expectSent();
});

test.each([async () => reply(404), async () => reply(200, "<!doctype html>", "text/html")])(
	"without the server there's phone, text and email instead",
	async (answer) => {
		answers.GET = answer;
		await open();
		await waitFor(() => expect(button()).not.toBeVisible());
		for (const name of [/^Call/, "Send a text", "Send an email"]) expect(screen.getByRole("link", { name })).toBeVisible();
		answers.GET = async () => json({ ok: true });
		await press(/check for the form again/i);
		await waitFor(() => expect(button()).toBeVisible());
	},
);

test("after a check that throws, only the server checks", async () => {
	check.mockImplementation(() => {
		throw new RangeError("Invalid time value");
	});
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(posted).toEqual([]);
	await press(/try again/i);
	await expectSent();
});

test("if no script loads twice, the form is posted as without script", async () => {
	const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	loadSent.mockRejectedValue(new Error("ChunkLoadError"));
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(submit).not.toHaveBeenCalled();
	await press(/try again/i);
	await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
	expect(posted).toEqual([]);
});

test("text is kept whole and counted near the limit", async () => {
	await open();
	await type("x".repeat(89));
	expect(screen.queryByText(/characters? left/)).toBeNull();
	await type("x".repeat(98));
	expect(screen.getByText("2 characters left")).toBeVisible();
	await type("x".repeat(101));
	expect(screen.getByText("Too long: there’s room for 100 characters")).toHaveAttribute("role", "status");
	expect(field()).not.toHaveAttribute("maxlength");
});

describe("an email address that looks misspelled", () => {
	const keep = "No, maria@gmail.con is right";
	const question = () => screen.queryByText("Did you mean maria@gmail.com?", { selector: "[role=status] *" });
	const expectPosted = async (email: string) => {
		await press("Send");
		await expectSent();
		expect(posted.map((values) => values.email)).toEqual([email]);
	};
	const fill = async () => {
		check.mockImplementation((values) => findMessageErrors({ topic: "other", ...values }));
		const close = await open();
		await type("Maria", "Name");
		await type("Hello");
		await type("maria@gmail.con", "Email");
		await leave("Email");
		expect(await screen.findByRole("button", { name: keep })).toBeVisible();
		return close;
	};

	test("is asked about, as no error, and one tap corrects it", async () => {
		await fill();
		expect(field("Email")).toHaveAccessibleDescription("Did you mean maria@gmail.com?");
		expect(isWrong("Email")).toBe(false);
		await press("Use maria@gmail.com");
		expect(field("Email")).toHaveFocus();
		expect(question()).toBeNull();
		await expectPosted("maria@gmail.com");
	});

	test("isn't asked about again once it's said to be right, also after a reload", async () => {
		const close = await fill();
		await press(keep);
		await leave("Email");
		expect(question()).toBeNull();
		close();
		await open();
		await expectPosted("maria@gmail.con");
	});

	test("holds up a send once", async () => {
		await fill();
		await press("Send");
		await click(screen.getByRole("link", { name: "Did you mean maria@gmail.com?" }));
		expect(screen.getByRole("button", { name: "Use maria@gmail.com" })).toHaveFocus();
		expect(posted).toEqual([]);
		await expectPosted("maria@gmail.con");
	});
});
