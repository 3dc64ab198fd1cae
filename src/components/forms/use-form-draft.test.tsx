import { webcrypto } from "node:crypto";
import { newDraft, readDraft, removeDraft, writeDraft } from "./use-form-draft";

beforeAll(() => {
	Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
});
afterEach(() => {
	jest.restoreAllMocks();
	sessionStorage.clear();
});

test.each(["", "not JSON", "[]", "null", '{"id":1,"values":{}}', '{"id":"a"}', '{"id":"a","values":[]}'])("anything else is no draft: %j", (text) => {
	sessionStorage.setItem("key", text);
	expect(readDraft("key")).toBeUndefined();
});

test.each([['{"id":"a","values":{"name":"Ada","age":3}}'], ['{"id":"a","values":{"name":"Ada"},"startedAt":"noon"}']])(
	"values that are not text are left out, and a time that's unknown is long ago: %s",
	(text) => {
		sessionStorage.setItem("key", text);
		expect(readDraft("key")).toEqual({ id: "a", values: { name: "Ada" }, startedAt: 0, search: "", waiting: false });
	},
);

test("a draft that storage doesn't take lasts as long as the page", () => {
	writeDraft("key", newDraft("", 0));
	jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const draft = newDraft("", 0);
	writeDraft("key", draft);
	expect(readDraft("key")).toEqual(draft);
	removeDraft("key");
	expect(readDraft("key")).toBeUndefined();
});
