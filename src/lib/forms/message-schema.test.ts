import { checkMessage } from "./message-schema";

const right = { name: "Maria", phone: "", email: "maria@example.com", topic: "product", message: "In stock?", blank: "" };

test("what is right passes, with either way to answer", () => {
	expect(checkMessage(right)).toEqual({ ok: true, values: right });
	expect(checkMessage({ ...right, email: "", phone: "918 555 0107" }).ok).toBe(true);
});

test.each<[string, Record<string, unknown>, string]>([
	["no name", { name: "" }, "name"],
	["no way to answer", { email: "" }, "email"],
	["half an address", { email: "maria@example" }, "email"],
	["a bad number", { phone: "12" }, "phone"],
	["no topic", { topic: "" }, "topic"],
	["no words", { message: " \n " }, "message"],
	["too many words", { message: "x".repeat(3001) }, "message"],
])("%s is said at its field, alone", (_what, changes, field) => {
	const checked = checkMessage({ ...right, ...changes });
	expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field]);
});

test.each([null, undefined, 7, "text", []])("what is no message is refused and breaks nothing: %j", (input) => {
	expect(checkMessage(input).ok).toBe(false);
});
