import { webcrypto } from "node:crypto";
import { isApiError } from "../../lib/http/api-request";
import { sendForm } from "./send-form";
import { newDraft } from "./use-form-draft";

Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });

const site = window.location.origin;
const draft = { ...newDraft("", 3499.6), values: { name: "Ada" } };
const answerWith = (json: () => Promise<unknown>, type = "application/json") => {
	const sent: Record<string, string>[] = [];
	globalThis.fetch = jest.fn(async (_url, options) => {
		sent.push(options?.headers as Record<string, string>);
		return { ok: true, json, headers: new Headers({ "Content-Type": type }) } as Response;
	});
	return sent;
};

test("the time since opening is sent; a second try has the same key", async () => {
	const sent = answerWith(async () => ({}));
	for (const now of [5000, 9000]) {
		jest.useFakeTimers({ now });
		await sendForm("/api/x", draft);
	}
	jest.useRealTimers();
	expect(sent.map((headers) => headers["Form-Elapsed"])).toEqual(["1500", "5500"]);
	expect(new Set(sent.map((headers) => headers["Idempotency-Key"])).size).toBe(1);
});

const own = `${site}/api/request?reference=K7QM-4XPD&signature=abc`;

test.each<[unknown, string | undefined]>([
	[own, own],
	[own.replace(site, ""), own],
	["https://evil.example/api/request", undefined],
	[`${site}.evil.example/api/request`, undefined],
	["/schedule", undefined],
	["javascript:alert(1)//api/request", undefined],
])("of the link %j, the receipt has %s", async (link, expected) => {
	answerWith(async () => ({ reference: "K7QM-4XPD", link }));
	expect(await sendForm("/api/x", draft)).toEqual({ reference: "K7QM-4XPD", link: expected });
});

test.each([
	() => Promise.reject(new SyntaxError("Unexpected token")),
	async () => ({ reference: 7 }),
])("an accepted answer that says nothing is a receipt without a reference", async (json) => {
	answerWith(json);
	expect(await sendForm("/api/x", draft)).toEqual({ reference: "", link: undefined });
});

test("a page in the answer's place confirms nothing", async () => {
	answerWith(() => Promise.reject(new SyntaxError("Unexpected token")), "text/html; charset=utf-8");
	expect(isApiError(await sendForm("/api/x", draft).catch((error: unknown) => error))).toBe(true);
});

test("without an answer in 20 seconds, the post ends", async () => {
	const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort("late"));
	globalThis.fetch = jest.fn((_url, options) => Promise.reject(options?.signal?.reason));
	expect(await sendForm("/api/x", draft).catch((error: unknown) => error)).toBe("late");
	expect(limit).toHaveBeenCalledWith(20_000);
});
