import { webcrypto } from "node:crypto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FormDefinition } from "../../lib/forms/definition";
import type { BlockData } from "../prose/page-copy";
import { TextField } from "./field";
import { FormContainer } from "./form-container";
import { TextArea } from "./text-area";
import { useFormPost } from "./use-form-post";

Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });

const check = jest.fn<Record<string, string>, []>();
const onLine = jest.spyOn(navigator, "onLine", "get");
/** Answers by method; a function is asked each time. */
const answers: Record<string, () => Promise<Response>> = {};
/** jsdom has no Response. */
const reply = (status: number, body = "", type = "text/plain") => {
	const headers = new Headers({ "Content-Type": type });
	return { ok: status < 300, status, statusText: "", headers, text: async () => body, json: async () => JSON.parse(body) as unknown } as Response;
};
const json = (body: unknown, status = 200) => reply(status, JSON.stringify(body), "application/json");
const posted = jest.fn();
const { fetch } = globalThis;

let endpoint = "";
let count = 0;
beforeEach(() => {
	// What answered once isn't asked again.
	count += 1;
	endpoint = `/api/${count}`;
	sessionStorage.clear();
	check.mockReset().mockReturnValue({});
	posted.mockReset();
	onLine.mockReturnValue(true);
	answers.GET = async () => json({ ok: true });
	answers.POST = async () => json({ reference: "TEST-0001" }, 202);
	globalThis.fetch = jest.fn(async (_url, init) => {
		const method = init?.method ?? "GET";
		if (method === "POST") posted(JSON.parse(String(init?.body)));
		return (answers[method] as () => Promise<Response>)();
	});
});
afterAll(() => {
	globalThis.fetch = fetch;
	onLine.mockRestore();
});

const block = { heading: "We can’t take messages here", text: [] } as unknown as BlockData;
const Form = ({ definition }: { definition: FormDefinition }) => {
	const post = useFormPost(definition);
	if (post.sent) return <p>Sent as {post.sent.reference}</p>;
	return (
		<FormContainer post={post} labelledBy="x" unavailable={block} action="Send" message={{ subject: "A question", text: post.values.message ?? "" }}>
			<TextField name="name" label="Name" maxLength={10} />
			<TextArea name="message" label="Message" maxLength={100} />
		</FormContainer>
	);
};

/** Lets what has been answered arrive. */
const settle = () => act(async () => undefined);
const open = async () => {
	const definition: FormDefinition = { id: "message", endpoint, loadCheck: async () => check, loadSent: async () => undefined, prefill: () => ({}) };
	const shown = render(<Form definition={definition} />);
	await settle();
	return shown;
};
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const send = async (text: string) => {
	await type(text);
	await press(/^send$/i);
};
const button = () => screen.getByRole("button", { name: "Send", hidden: true });
const expectSent = async (reference = "TEST-0001") => expect(await screen.findByText(`Sent as ${reference}`)).toBeVisible();
/** The failure beside the button, which has the focus then; the button works. */
const expectNotice = async (title: string) => {
	expect(await screen.findByRole("group", { name: title })).toHaveFocus();
	expect(button()).not.toHaveAttribute("aria-disabled");
};

test("what's typed is sent even if the browser says that it's offline", async () => {
	onLine.mockReturnValue(false);
	await open();
	await send("Hello");
	await expectSent();
	expect(posted).toHaveBeenCalledWith({ name: "", message: "Hello", blank: "" });
});

test("offline, it waits, sends itself on return, and can be tried again before", async () => {
	onLine.mockReturnValue(false);
	answers.POST = () => Promise.reject(new TypeError("Failed to fetch"));
	await open();
	await send("Hello");
	await expectNotice("You’re offline");
	await press(/try again/i);
	await expectNotice("You’re offline");
	expect(posted).toHaveBeenCalledTimes(2);
	expect(field()).toHaveValue("Hello");
	answers.POST = async () => json({ reference: "TEST-0002" }, 202);
	onLine.mockReturnValue(true);
	act(() => void window.dispatchEvent(new Event("online")));
	await expectSent("TEST-0002");
});

test("what was waiting is tried when the page is opened again, whatever the browser says", async () => {
	onLine.mockReturnValue(false);
	answers.POST = () => Promise.reject(new TypeError("Failed to fetch"));
	const { unmount } = await open();
	await send("Hello");
	await expectNotice("You’re offline");
	unmount();
	answers.POST = async () => json({ reference: "TEST-0003" }, 202);
	await open();
	await expectSent("TEST-0003");
});

test("a request that fails while the browser is online doesn't wait", async () => {
	answers.POST = () => Promise.reject(new TypeError("Failed to fetch"));
	await open();
	await send("Hello");
	await expectNotice("The connection failed");
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const html = async () => reply(200, "<!doctype html>", "text/html");
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
	["a page", html],
	["other JSON", async () => json({ error: "not found" })],
])("%s to the check replaces the form with other ways, until it's found again", async (_what, answer) => {
	answers.GET = answer;
	await open();
	await waitFor(() => expect(button()).not.toBeVisible());
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
	expect(posted).not.toHaveBeenCalled();
	await press(/try again/i);
	await expectSent();
});

test("an answer that can't be described ends in a notice, too", async () => {
	answers.POST = async () => {
		const response = reply(429);
		jest.spyOn(response.headers, "get").mockReturnValue(Symbol("seconds") as unknown as string);
		return response;
	};
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
});

test("text is kept whole and counted near the limit; what's too long is said to be", async () => {
	await open();
	expect(screen.getByRole("textbox", { name: "Name" })).not.toHaveAttribute("maxlength");
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

describe("a long text that wasn't sent", () => {
	const text = "Is there parking for a van with a lift? ".repeat(90);
	const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
	beforeEach(async () => {
		Object.assign(navigator, { clipboard });
		answers.POST = async () => reply(503);
		await open();
		await send(text);
		await screen.findByRole("button", { name: /copy what you typed/i });
	});
	afterEach(() => Object.assign(navigator, { clipboard: undefined }));

	test("is in links that programs take, and can be copied whole", async () => {
		clipboard.writeText.mockReset().mockResolvedValue();
		for (const name of ["Send a text", "Send an email"]) expect(screen.getByRole("link", { name }).getAttribute("href")?.length).toBeLessThan(1900);
		await press(/copy what you typed/i);
		expect(clipboard.writeText).toHaveBeenCalledWith(text);
		expect(screen.getByText("Copied")).toHaveAttribute("role", "status");
	});

	test("is there to be copied by hand where the browser copies nothing, and the focus goes where the visitor goes next", async () => {
		clipboard.writeText.mockReset().mockRejectedValue(new DOMException("No", "NotAllowedError"));
		await press(/copy what you typed/i);
		const copy = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /copy it from here/i });
		expect(copy).toHaveValue(text);
		expect(copy).toHaveFocus();
		field().focus();
		await type(`${text}!`);
		expect(field()).toHaveFocus();
	});
});

test("a text that fits its links has no button to copy it", async () => {
	answers.POST = async () => reply(503);
	await open();
	await send("Hello");
	expect(await screen.findByRole("link", { name: "Send an email" })).toHaveAttribute("href", expect.stringMatching(/body=Hello$/));
	expect(screen.queryByRole("button", { name: /copy/i })).toBeNull();
});
