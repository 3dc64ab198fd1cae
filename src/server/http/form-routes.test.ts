import { sampleProject } from "../../../tests/support/content-fixture";
import { forms } from "../../forms";
import { readSiteContent } from "../content";
import type { Dependencies } from "../dependencies";
import { createFormRoutes } from "./form-routes";

const content = readSiteContent(sampleProject().root);

test.each([
	["stored", 202, 1],
	// Another inquiry with the same key was stored at the same time.
	["known", 202, 0],
	["conflict", 422, 0],
])("what's %s wakes the worker that mails only if it's stored", async (kind, status, woken) => {
	const wake = jest.fn();
	const none = async () => 0;
	const dependencies = {
		outbox: async () => ({
			find: async () => undefined,
			accept: async () => ({ kind, reference: "AAAA-AAAA" }),
		}),
		content: () => content,
		limit: { takePost: none, takeInquiry: none, takeAcknowledgment: none },
		count: none,
		wake,
	};
	const body = JSON.stringify({
		name: "Maria",
		phone: "",
		email: "maria@example.com",
		topic: "product",
		message: "In stock?",
		blank: "",
	});
	const headers = { "content-type": "application/json", "idempotency-key": "a-key-of-a-browser" };
	const routes = createFormRoutes(forms.message, dependencies as unknown as Dependencies);
	const response = await routes.request("/", { method: "POST", headers, body }, {});
	expect([response.status, wake.mock.calls.length]).toEqual([status, woken]);
});
