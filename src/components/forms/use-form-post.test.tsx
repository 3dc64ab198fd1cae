import { webcrypto } from "node:crypto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { appointmentForm } from "../../lib/forms/appointment-form";
import type { FormDefinition } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import { messageForm } from "../../lib/forms/message-form";
import { findMessageErrors } from "../../lib/forms/message-schema";
import type { BlockData } from "../prose/page-copy";
import { FormContainer } from "./form-container";
import { ReachFields } from "./reach-fields";
import { TextArea } from "./text-area";
import { useFormPost } from "./use-form-post";

Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

const check = jest.fn<Record<string, string>, [FormValues]>();
const onLine = jest.spyOn(navigator, "onLine", "get");
/** Answers by method; a function is asked each time. */
const answers: Record<string, () => Promise<Response>> = {};
/** jsdom has no Response. */
const reply = (status: number, body = "", type = "text/plain") => {
	const headers = new Headers({ "Content-Type": type });
	return { ok: status < 300, status, statusText: "", headers, text: async () => body, json: async () => JSON.parse(body) as unknown } as Response;
};
const json = (body: unknown, status = 200) => reply(status, JSON.stringify(body), "application/json");
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
/** What has been posted: each form's values, and its key. */
let posted: Record<string, string>[] = [];
let keys: (string | null)[] = [];

let endpoint = "";
let count = 0;
beforeEach(() => {
	// What answered once isn't asked again.
	count += 1;
	endpoint = `/api/${count}`;
	sessionStorage.clear();
	check.mockReset().mockReturnValue({});
	loadSent.mockReset().mockResolvedValue();
	posted = [];
	keys = [];
	onLine.mockReturnValue(true);
	answers.GET = async () => json({ ok: true });
	answers.POST = async () => json({ reference: "TEST-0001" }, 202);
	globalThis.fetch = jest.fn(async (_url, init) => {
		const method = init?.method ?? "GET";
		if (method === "POST") {
			posted.push(JSON.parse(String(init?.body)));
			keys.push(new Headers(init?.headers).get("Idempotency-Key"));
		}
		return (answers[method] as () => Promise<Response>)();
	});
});

const block = { heading: "We can’t take messages here", text: [] } as unknown as BlockData;
const Form = ({ definition }: { definition: FormDefinition }) => {
	const post = useFormPost(definition);
	if (post.sent)
		return (
			<>
				<p>Sent as {post.sent.reference}</p>
				<a href={post.sent.link}>Change it</a>
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

/** Lets what has been answered arrive. */
const settle = () => act(async () => undefined);
const loadSent = jest.fn<Promise<void>, []>();
const open = async (id: string = messageForm.id) => {
	const definition: FormDefinition = { id, endpoint, loadCheck: async () => check, loadSent, prefill: () => ({}) };
	const shown = render(<Form definition={definition} />);
	await settle();
	return shown;
};
const field = (name: RegExp | string = "Message") => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const type = (text: string, name?: string) => act(async () => void fireEvent.input(field(name), { target: { value: text } }));
const leave = (name: string) => act(async () => void fireEvent.blur(field(name)));
const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const send = async (text: string) => {
	await type(text);
	await press("Send");
};
/** Whether a field is marked as wrong, which isn't what jsdom itself thinks of its value. */
const isWrong = (name?: string) => field(name).getAttribute("aria-invalid") === "true";
const button = () => screen.getByRole("button", { name: "Send", hidden: true });
const expectSent = async (reference = "TEST-0001") => expect(await screen.findByText(`Sent as ${reference}`)).toBeVisible();
/** The failure beside the button, which has the focus then; the button works. */
const expectNotice = async (title: string) => {
	expect(await screen.findByRole("group", { name: title })).toHaveFocus();
	expect(button()).not.toHaveAttribute("aria-disabled");
};

test("a second click while an answer is on its way sends nothing", async () => {
	let answer: (response: Response) => void = () => undefined;
	answers.POST = () =>
		new Promise((resolve) => {
			answer = resolve;
		});
	await open();
	await send("Hello");
	await press("Send");
	await act(async () => answer(json({ reference: "TEST-0001" }, 202)));
	await expectSent();
	expect(posted).toEqual([{ name: "", email: "", "email-asked": "", phone: "", message: "Hello", blank: "" }]);
});

test("each form keeps a draft of its own, until it's sent; the same text is another request then", async () => {
	const message = await open(messageForm.id);
	await type("Hello");
	message.unmount();
	for (const _time of [1, 2]) {
		const { unmount } = await open(appointmentForm.id);
		expect(field()).toHaveValue("");
		await send("A note");
		await expectSent();
		await press("Write another");
		unmount();
	}
	expect(keys[1]).not.toBe(keys[0]);
	await open(messageForm.id);
	expect(field()).toHaveValue("Hello");
});

test("the reference and the link of what's sent survive a reload, and nothing that was typed does", async () => {
	const link = `${window.location.origin}/api/request?reference=TEST-0001`;
	answers.POST = async () => json({ reference: "TEST-0001", link }, 202);
	const { unmount } = await open();
	await send("Hello");
	await expectSent();
	unmount();
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("Hello");
	const reloaded = await open();
	await expectSent();
	expect(screen.getByRole("link")).toHaveAttribute("href", link);
	await press("Write another");
	reloaded.unmount();
	await open();
	expect(field()).toHaveValue("");
	expect(sessionStorage.getItem(`sent-${messageForm.id}`)).toBeNull();
});

test("an address that asks for something else, or a form that's been begun, comes before what was sent", async () => {
	const { unmount } = await open();
	await send("Hello");
	await expectSent();
	unmount();
	window.history.replaceState({}, "", "?service=peel");
	const other = await open();
	await type("Another");
	other.unmount();
	window.history.replaceState({}, "", window.location.pathname);
	await open();
	expect(field()).toHaveValue("Another");
});

test("a field that's left halfway is checked, though it reports no change, and again when it's emptied", async () => {
	await open();
	check.mockImplementation((values): Record<string, string> => (values.name === "unfinished" ? { name: "Finish it." } : {}));
	const validity = { badInput: true };
	Object.defineProperty(field("Name"), "validity", { value: validity });
	await leave("Name");
	expect(isWrong("Name")).toBe(true);
	validity.badInput = false;
	await leave("Name");
	expect(isWrong("Name")).toBe(false);
});

test.each(["not JSON", "[]", "null", '{"id":1,"values":{}}', '{"id":"a"}', '{"id":"a","values":[]}', '{"id":"a","values":{"message":3}}'])(
	"what storage has in place of a draft is left alone: %j",
	async (text) => {
		sessionStorage.setItem(`form-${messageForm.id}`, text);
		await open();
		expect(field()).toHaveValue("");
		await send("Hello");
		await expectSent();
	},
);

test("a draft that storage doesn't take lasts as long as the page, and has the same key when it's sent again", async () => {
	answers.POST = async () => reply(503);
	const { unmount } = await open();
	await type("Hello");
	const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await send("Hello there");
	await expectNotice("We couldn’t send it just now");
	unmount();
	answers.POST = async () => json({ reference: "TEST-0001" }, 202);
	await open();
	expect(field()).toHaveValue("Hello there");
	await press("Send");
	await expectSent();
	expect(keys[1]).toBe(keys[0]);
	full.mockRestore();
});

test("what isn't accepted has the same key when it's sent again, also by another tab with the same draft; another text has another key", async () => {
	answers.POST = async () => reply(503);
	const { unmount } = await open();
	const failed = "We couldn’t send it just now";
	await send("Hello");
	await expectNotice(failed);
	await press(/try again/i);
	await expectNotice(failed);
	unmount();
	await open();
	expect(field()).toHaveValue("Hello");
	await press("Send");
	await expectNotice(failed);
	await send("Other words");
	expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
	expect(await screen.findByRole("link", { name: "Send an email" })).toHaveAttribute("href", expect.stringMatching(/body=Other%20words$/));
	expect(screen.queryByRole("button", { name: /copy/i })).toBeNull();
});

test("a refusal is final: there's the phone, and no other try", async () => {
	answers.POST = async () => json({ message: "No." }, 403);
	await open();
	await send("Hello");
	expect(await screen.findByRole("link", { name: /^Call/ })).toBeVisible();
	expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
	expect(field()).toHaveValue("Hello");
});

test("the server's errors are shown at their fields until these change, beside what the browser finds", async () => {
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
	await act(async () => void fireEvent.click(screen.getByRole("link", { name: "This number can’t exist." })));
	expect(field("Phone")).toHaveFocus();
	await type("918 555 0108", "Phone");
	expect(isWrong("Phone")).toBe(false);
	expect(isWrong("Message")).toBe(true);
});

test.each(["pointerUp", "pointerCancel"] as const)(
	"an error appears when its field is left and goes once it's right, but under a pointer that's down nothing moves until %s",
	async (how) => {
		check.mockReturnValue({ email: "Enter an address." });
		await open();
		await type("maria@", "Email");
		fireEvent.pointerDown(document.body, { button: 0 });
		await leave("Email");
		expect(isWrong("Email")).toBe(false);
		fireEvent[how](document.body);
		await waitFor(() => expect(isWrong("Email")).toBe(true));
		check.mockReturnValue({});
		await type("maria@example.com", "Email");
		expect(isWrong("Email")).toBe(false);
	},
);

test("a finger's tap leaves the field after the finger is up, and the error waits until the tap is over", async () => {
	check.mockReturnValue({ email: "Enter an address." });
	await open();
	await type("maria@", "Email");
	jest.useFakeTimers();
	fireEvent.pointerDown(document.body, { button: 0 });
	fireEvent.pointerUp(document.body);
	await leave("Email");
	expect(isWrong("Email")).toBe(false);
	await act(() => jest.runAllTimersAsync());
	jest.useRealTimers();
	expect(isWrong("Email")).toBe(true);
});

test("the right button holds no error back: it may never send a pointerup", async () => {
	check.mockReturnValue({ email: "Enter an address." });
	await open();
	await type("maria@", "Email");
	fireEvent.pointerDown(document.body, { button: 2 });
	await leave("Email");
	expect(isWrong("Email")).toBe(true);
});

test("a form is sent even if the browser says that it's offline", async () => {
	onLine.mockReturnValue(false);
	await open();
	expect(screen.getByText(/^You’re offline\. You can still fill out the form/)).toBeVisible();
	await send("Hello");
	await expectSent();
});

test("offline, it waits, sends itself on return, and can be tried again before", async () => {
	onLine.mockReturnValue(false);
	answers.POST = lost;
	await open();
	await send("Hello");
	await expectNotice("You’re offline");
	await press(/try again/i);
	await expectNotice("You’re offline");
	expect(posted).toHaveLength(2);
	expect(field()).toHaveValue("Hello");
	answers.POST = async () => json({ reference: "TEST-0002" }, 202);
	onLine.mockReturnValue(true);
	act(() => void window.dispatchEvent(new Event("online")));
	await expectSent("TEST-0002");
});

test("what was waiting is tried when the page is opened again, whatever the browser says", async () => {
	onLine.mockReturnValue(false);
	answers.POST = lost;
	const { unmount } = await open();
	await send("Hello");
	await expectNotice("You’re offline");
	unmount();
	answers.POST = async () => json({ reference: "TEST-0003" }, 202);
	await open();
	await expectSent("TEST-0003");
});

test("a request that fails while the browser is online doesn't wait", async () => {
	answers.POST = lost;
	await open();
	await send("Hello");
	await expectNotice("The connection failed");
});

test.each<[string, () => Promise<Response>]>([
	["403", async () => reply(403)],
	["429", async () => reply(429)],
	["500", async () => reply(500)],
	["503 from the function itself", async () => json({ ok: false }, 503)],
	["no answer", lost],
])("%s to the check leaves the form; its next use asks again, and the answer to the post decides", async (_what, answer) => {
	answers.GET = answer;
	await open();
	expect(globalThis.fetch).toHaveBeenCalledTimes(1);
	fireEvent.focus(field());
	await settle();
	expect(globalThis.fetch).toHaveBeenCalledTimes(2);
	expect(button()).toBeVisible();
	await send("Hello");
	await expectSent();
});

test.each<[string, () => Promise<Response>]>([
	["404", async () => reply(404)],
	["405", async () => reply(405)],
	["a page", async () => reply(200, "<!doctype html>", "text/html")],
	["other JSON", async () => json({ error: "not found" })],
])("%s to the check replaces the form with phone, text and email, until it's found again", async (_what, answer) => {
	answers.GET = answer;
	await open();
	await waitFor(() => expect(button()).not.toBeVisible());
	for (const name of [/^Call/, "Send a text", "Send an email"]) expect(screen.getByRole("link", { name })).toBeVisible();
	answers.GET = async () => json({ ok: true });
	await press(/check for the form again/i);
	await waitFor(() => expect(button()).toBeVisible());
});

test("a check that throws ends in a notice with the text kept; the next time, the server checks alone", async () => {
	check.mockImplementation(() => {
		throw new RangeError("Invalid time value");
	});
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(field()).toHaveValue("Hello");
	expect(posted).toEqual([]);
	await press(/try again/i);
	await expectSent();
});

test("nothing is lost if no script loads anymore; the second time, the form is posted as without script", async () => {
	const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	loadSent.mockRejectedValue(new Error("ChunkLoadError"));
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(submit).not.toHaveBeenCalled();
	expect(field()).toHaveValue("Hello");
	await press(/try again/i);
	await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
	expect(posted).toEqual([]);
});

test("text is kept whole and counted near the limit; what's too long is said to be", async () => {
	await open();
	expect(field("Name")).not.toHaveAttribute("maxlength");
	expect(field()).not.toHaveAttribute("maxlength");
	await type("x".repeat(89));
	expect(screen.queryByText(/characters? left/)).toBeNull();
	await type(`${"x".repeat(98)}  `);
	expect(screen.getByText("2 characters left")).toBeVisible();
	await type("x".repeat(101));
	expect(screen.getByText("1 character too many")).toBeVisible();
	expect(screen.getByText("Too long: there’s room for 100 characters")).toHaveAttribute("role", "status");
	expect(field()).toHaveValue("x".repeat(101));
});

test("a long text that wasn't sent can be copied whole, by hand where the browser copies nothing", async () => {
	const text = "Is there parking for a van with a lift? ".repeat(90);
	const clipboard = { writeText: jest.fn<Promise<void>, [string]>().mockResolvedValue() };
	Object.assign(navigator, { clipboard });
	answers.POST = async () => reply(503);
	await open();
	await send(text);
	await screen.findByRole("button", { name: /copy what you typed/i });
	await press(/copy what you typed/i);
	expect(clipboard.writeText).toHaveBeenCalledWith(text);
	expect(screen.getByText("Copied")).toHaveAttribute("aria-live", "polite");
	clipboard.writeText.mockRejectedValue(new DOMException("No", "NotAllowedError"));
	await press(/copy what you typed/i);
	expect(field(/copy it from here/i)).toHaveValue(text);
	expect(field(/copy it from here/i)).toHaveFocus();
	// The focus goes where the visitor goes next.
	field().focus();
	await type(`${text}!`);
	expect(field()).toHaveFocus();
	Object.assign(navigator, { clipboard: undefined });
});

describe("an email address that looks misspelled", () => {
	const use = "Use maria@gmail.com";
	const keep = "No, maria@gmail.con is right";
	const enter = async (email: string) => {
		await type(email, "Email");
		await leave("Email");
	};
	const fill = async () => {
		check.mockImplementation((values) => findMessageErrors({ topic: "other", ...values }));
		const shown = await open();
		await type("Maria", "Name");
		await type("Hello");
		await enter("maria@gmail.con");
		return shown;
	};
	const question = () => screen.queryByText("Did you mean maria@gmail.com?", { selector: "[role=status] *" });
	const expectPosted = async (email: string) => {
		await expectSent();
		expect(posted.map((values) => values.email)).toEqual([email]);
	};

	test("is asked about when its field is left, as no error, and one tap corrects it", async () => {
		await fill();
		expect(await screen.findByRole("button", { name: keep })).toBeVisible();
		expect(question()).toBeVisible();
		expect(field("Email")).toHaveAccessibleDescription("Did you mean maria@gmail.com?");
		expect(isWrong("Email")).toBe(false);
		await press(use);
		expect(field("Email")).toHaveValue("maria@gmail.com");
		expect(field("Email")).toHaveFocus();
		expect(question()).toBeNull();
		await press("Send");
		await expectPosted("maria@gmail.com");
	});

	test("is sent once it's said to be right, and not asked about again, also after a reload", async () => {
		const { unmount } = await fill();
		await screen.findByRole("button", { name: keep });
		await press(keep);
		expect(field("Email")).toHaveFocus();
		await enter("maria@gmail.con");
		expect(question()).toBeNull();
		unmount();
		await open();
		await press("Send");
		await expectPosted("maria@gmail.con");
	});

	test("is asked about when the form is sent, and sent the next time", async () => {
		await fill();
		await press("Send");
		expect(screen.getByRole("group")).toHaveFocus();
		await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Did you mean maria@gmail.com?" })));
		expect(screen.getByRole("button", { name: use })).toHaveFocus();
		// It stays while another field changes.
		await type("Hello there");
		expect(question()).toBeVisible();
		expect(posted).toEqual([]);
		await press("Send");
		await expectPosted("maria@gmail.con");
	});
});
