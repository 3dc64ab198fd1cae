import { webcrypto } from "node:crypto";
import { isApiError } from "../../lib/http/api-request";
import { sendForm } from "./send-form";
import { newDraft } from "./use-form-draft";

Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });

const site = window.location.origin;
const draft = { ...newDraft("", 0), values: { name: "Ada" } };

/** Answers the next post, with JSON if not said otherwise. @returns the headers it was sent with, once it has been */
const answerWith = (json: () => Promise<unknown>, type = "application/json"): { headers: Record<string, string> } => {
	const sent: { headers: Record<string, string> } = { headers: {} };
	globalThis.fetch = jest.fn(async (_url, options) => {
		sent.headers = options?.headers as Record<string, string>;
		return { ok: true, json, headers: new Headers({ "Content-Type": type }) } as Response;
	});
	return sent;
};
afterEach(() => jest.useRealTimers());

test("the time since the form was opened is sent in milliseconds, and a second try has the same key", async () => {
	jest.useFakeTimers({ now: 5000 });
	const sent = answerWith(async () => ({}));
	const opened = { ...draft, startedAt: 3499.6 };
	await sendForm("/api/x", opened);
	const { headers: first } = sent;
	jest.setSystemTime(9000);
	await sendForm("/api/x", opened);
	expect([first["Form-Elapsed"], sent.headers["Form-Elapsed"]]).toEqual(["1500", "5500"]);
	expect(sent.headers["Idempotency-Key"]).toBe(first["Idempotency-Key"]);
});

test.each([`${site}/api/request?reference=K7QM-4XPD&signature=abc`, "/api/request?reference=K7QM-4XPD&signature=abc"])(
	"the receipt has the reference and the full address of %s",
	async (link) => {
		answerWith(async () => ({ reference: "K7QM-4XPD", link }));
		expect(await sendForm("/api/x", draft)).toEqual({ reference: "K7QM-4XPD", link: new URL(link, site).href });
	},
);

test.each<[string, unknown]>([
	["another site's", "https://evil.example/api/request"],
	["another site's that begins like this one", `${site}.evil.example/api/request`],
	["another site's without a scheme", "//evil.example/api/request"],
	["another page's", "/schedule"],
	["a script", "javascript:alert(1)//api/request"],
	["no text", ["/api/request"]],
	["none", undefined],
])("a link that's %s is left out", async (_what, link) => {
	answerWith(async () => ({ reference: "K7QM-4XPD", link }));
	expect(await sendForm("/api/x", draft)).toEqual({ reference: "K7QM-4XPD", link: undefined });
});

test.each<[string, () => Promise<unknown>]>([
	["no JSON", () => Promise.reject(new SyntaxError("Unexpected token"))],
	["a list", async () => []],
	["a reference that's no text", async () => ({ reference: 7 })],
])("%s in an accepted answer is a receipt without a reference", async (_what, json) => {
	answerWith(json);
	expect(await sendForm("/api/x", draft)).toEqual({ reference: "", link: undefined });
});

test("a page in the answer's place confirms nothing", async () => {
	answerWith(() => Promise.reject(new SyntaxError("Unexpected token")), "text/html; charset=utf-8");
	expect(isApiError(await sendForm("/api/x", draft).catch((error: unknown) => error))).toBe(true);
});

test("without an answer in 20 seconds, the post ends", async () => {
	const late = new AbortController();
	const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
	globalThis.fetch = jest.fn(
		(_url, options) => new Promise<Response>((_resolve, reject) => options?.signal?.addEventListener("abort", () => reject(options.signal?.reason))),
	);
	const ended = sendForm("/api/x", draft).catch((error: unknown) => error);
	expect(limit).toHaveBeenCalledWith(20_000);
	late.abort("late");
	expect(await ended).toBe("late");
});
