/** A form whose server responds as `answers` says. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { FormContainer } from "../../src/components/forms/form-container";
import { ReachFields } from "../../src/components/forms/reach-fields";
import { TextArea } from "../../src/components/forms/text-area";
import { useFormPost } from "../../src/components/forms/use-form-post";
import type { BlockData } from "../../src/components/prose/page-copy";
import type { BrowserForm } from "../../src/lib/forms/definition";

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

export const check = jest.fn<Record<string, string>, [Readonly<Record<string, string>>]>();
export const loadSent = jest.fn<Promise<void>, []>();
export const onLine = jest.spyOn(navigator, "onLine", "get");
/** jsdom has no Response. */
export const reply = (status: number, body = "", type = "text/plain") => {
	const headers = new Headers({ "Content-Type": type });
	return {
		ok: status < 300,
		status,
		statusText: "",
		headers,
		text: async () => body,
		json: async () => JSON.parse(body) as unknown,
	} as Response;
};
export const json = (body: unknown, status = 200) =>
	reply(status, JSON.stringify(body), "application/json");
export const accept = async () => json({ reference: "TEST-0001" }, 202);
/** Answers by method. */
export const answers: Record<string, () => Promise<Response>> = {};
/** What has been posted, and with which key. */
export const posted: Record<string, string>[] = [];
export const keys: unknown[] = [];

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
const Form = ({ definition }: { definition: BrowserForm }) => {
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
		<FormContainer
			post={post}
			labelledBy="x"
			unavailable={block}
			action="Send"
			message={{ subject: "A question", text: post.values.message ?? "" }}
		>
			<ReachFields first="email" className="" />
			<TextArea name="message" label="Message" maxLength={100} />
		</FormContainer>
	);
};

export const open = async (id = "message") => {
	const definition: BrowserForm = {
		id,
		endpoint,
		loadCheck: async () => check,
		loadSent,
		prefill: () => ({}),
	};
	const { unmount } = render(<Form definition={definition} />);
	await act(async () => undefined);
	return unmount;
};
export const field = (name: RegExp | string = "Message") =>
	screen.getByRole<HTMLTextAreaElement>("textbox", { name });
export const type = (text: string, name?: string) =>
	act(async () => void fireEvent.input(field(name), { target: { value: text } }));
export const click = (element: Element) => act(async () => void fireEvent.click(element));
export const press = (name: RegExp | string) => click(screen.getByRole("button", { name }));
export const send = async (text: string) => {
	await type(text);
	await press("Send");
};
export const button = () => screen.getByRole("button", { name: "Send", hidden: true });
export const expectSent = async () =>
	expect(await screen.findByText("Sent as TEST-0001")).toBeVisible();
