import { sampleProject } from "../../../tests/support/content-fixture";
import { readSiteContent } from "../content";
import { forms } from "../form-definitions";
import { createFormRoutes, type Dependencies, findHoldReason } from "./request-handler";

const content = readSiteContent(sampleProject().root);

const quick = "Sent within 2 seconds";
test.each([
	["", "1999", quick],
	["", "2000", undefined],
	["", undefined, undefined],
	["", "1e3", undefined],
	["x", "60000", "The trap field was filled in"],
])("a form with %j in its trap field, sent after %s ms: %s", (blank, elapsed, reason) => expect(findHoldReason(blank, elapsed, 2000)).toBe(reason));

test.each([
	["stored", "Maria", 202, ["accepted", "woken"]],
	// Another request with the same key was stored at the same time.
	["known", "Maria", 202, ["accepted"]],
	["conflict", "Maria", 422, ["accepted"]],
	["stored", "", 400, []],
])("only what's stored wakes the worker that mails (%s, %j)", async (kind, name, status, expected) => {
	const happened: string[] = [];
	const accept = async () => {
		happened.push("accepted");
		return { kind, reference: "AAAA-AAAA" };
	};
	const dependencies = {
		outbox: async () => ({ find: async () => undefined, accept }),
		content: () => content,
		limit: { takePost: async () => 0, takeRequest: async () => 0, takeAcknowledgment: async () => 0 },
		wake: () => happened.push("woken"),
	};
	const body = JSON.stringify({ name, phone: "", email: "maria@example.com", topic: "product", message: "In stock?", blank: "" });
	const headers = { "content-type": "application/json", "idempotency-key": "a-key-of-a-browser" };
	const routes = createFormRoutes(forms.message, dependencies as unknown as Dependencies);
	const response = await routes.request("/", { method: "POST", headers, body }, {});
	expect([response.status, ...happened]).toEqual([status, ...expected]);
});
