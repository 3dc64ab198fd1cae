import { webcrypto } from "node:crypto";
import { act, fireEvent, render, screen } from "@testing-library/react";
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

const posted = jest.fn();
const { fetch } = globalThis;
beforeEach(() => {
	sessionStorage.clear();
	posted.mockReset();
	globalThis.fetch = jest.fn(async (_url, init) => {
		if (init?.method === "POST") posted(JSON.parse(String(init.body)));
		const body = init?.method === "POST" ? { reference: "TEST-0001" } : { ok: true };
		return { ok: true, status: 202, headers: new Headers({ "Content-Type": "application/json" }), json: async () => body } as Response;
	});
});
afterAll(() => {
	globalThis.fetch = fetch;
});

const definition: FormDefinition = {
	id: "message",
	endpoint: "/api/contact-messages",
	loadCheck: async () => (values) => findMessageErrors({ topic: "other", ...values }),
	loadSent: async () => undefined,
	prefill: () => ({}),
};
const Form = () => {
	const post = useFormPost(definition);
	if (post.sent) return <p>Sent as {post.sent.reference}</p>;
	return (
		<FormContainer post={post} labelledBy="x" unavailable={{ heading: "", text: [] } as unknown as BlockData} action="Send" message={{ subject: "", text: "" }}>
			<ReachFields first="email" className="" />
			<TextArea name="message" label="Message" />
		</FormContainer>
	);
};

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) =>
	act(async () => {
		fireEvent.input(field(name), { target: { value } });
		fireEvent.blur(field(name));
	});
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const open = async (email = "maria@gmail.con") => {
	const shown = render(<Form />);
	await type("Name", "Maria");
	await type("Message", "Hello");
	await type("Email", email);
	return shown;
};
const question = () => screen.queryByText("Did you mean maria@gmail.com?", { selector: "[role=status] *" });
const expectSent = async (email: string) => {
	expect(await screen.findByText("Sent as TEST-0001")).toBeVisible();
	expect(posted).toHaveBeenCalledTimes(1);
	expect(posted).toHaveBeenCalledWith(expect.objectContaining({ email }));
};
const use = "Use maria@gmail.com";
const keep = "No, maria@gmail.con is right";

test("an address that looks misspelled is asked about when its field is left, as no error, and one tap corrects it", async () => {
	await open();
	expect(await screen.findByRole("button", { name: keep })).toBeVisible();
	expect(question()).toBeVisible();
	expect(field("Email")).toHaveAccessibleDescription("Did you mean maria@gmail.com?");
	expect(field("Email")).not.toHaveAttribute("aria-invalid");
	await press(use);
	expect(field("Email")).toHaveValue("maria@gmail.com");
	expect(field("Email")).toHaveFocus();
	expect(question()).toBeNull();
	await press("Send");
	await expectSent("maria@gmail.com");
});

test("said to be right, it's sent, and not asked about again", async () => {
	const { unmount } = await open();
	await screen.findByRole("button", { name: keep });
	await press(keep);
	expect(question()).toBeNull();
	expect(field("Email")).toHaveFocus();
	await type("Email", "maria@gmail.con");
	expect(question()).toBeNull();
	// After a reload, too.
	unmount();
	render(<Form />);
	await press("Send");
	await expectSent("maria@gmail.con");
});

test("sending the form asks once, whether or not it was asked before; sending it again sends it", async () => {
	await open();
	await press("Send");
	expect(screen.getByRole("group")).toHaveFocus();
	await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Did you mean maria@gmail.com?" })));
	expect(screen.getByRole("button", { name: use })).toHaveFocus();
	// It stays while another field changes.
	await type("Message", "Hello there");
	expect(question()).toBeVisible();
	expect(posted).not.toHaveBeenCalled();
	await press("Send");
	await expectSent("maria@gmail.con");
});

test("another address that looks misspelled is another question", async () => {
	await open();
	await press("Send");
	await type("Email", "maria@yaho.com");
	await press("Send");
	expect(posted).not.toHaveBeenCalled();
	await press("Use maria@yahoo.com");
	await press("Send");
	await expectSent("maria@yahoo.com");
});

test("an address that looks right is sent without a question", async () => {
	await open("maria@example.co");
	expect(screen.queryByText(/Did you mean/)).toBeNull();
	await press("Send");
	await expectSent("maria@example.co");
});
