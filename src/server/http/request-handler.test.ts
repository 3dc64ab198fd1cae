import { sampleProject } from "../../../tests/support/content-fixture";
import { readSiteContent } from "../content";
import { forms } from "../form-definitions";
import { createFormRoutes, type Dependencies, findHoldReason } from "./request-handler";

const holdUnderMs = 2000;

test.each(["0", "1", "1999"])("a form sent within %s ms is held, and its reason doesn't say how fast it was", (elapsed) => {
	expect(findHoldReason("", elapsed, holdUnderMs)).toBe("Sent within 2 seconds");
});

test.each(["2000", "9999999999999", undefined, "", " ", "-1", "1.5", "1e3", "0x10", "soon", "1, 2", "9".repeat(400)])(
	"%j, which is long enough or no time at all, holds nothing",
	(elapsed) => {
		expect(findHoldReason("", elapsed, holdUnderMs)).toBeUndefined();
	},
);

test("the trap field holds a form, however long it took", () => {
	for (const elapsed of ["60000", undefined]) expect(findHoldReason("x", elapsed, holdUnderMs)).toBe("The trap field was filled in");
});

test("with a limit of 0, no form is too quick", () => {
	expect(findHoldReason("", "0", 0)).toBeUndefined();
});

const content = readSiteContent(sampleProject().root);

test.each([
	["stored", "Maria", 202, ["accepted", "woken"]],
	// Another request with the same key was stored at the same time.
	["known", "Maria", 202, ["accepted"]],
	["conflict", "Maria", 422, ["accepted"]],
	["stored", "", 400, []],
])("what's stored wakes the worker that mails, which looks by itself once a minute; what isn't doesn't (%s, %j)", async (kind, name, status, expected) => {
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
