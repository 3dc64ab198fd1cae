import { apiRequest, isApiError } from "./api-request";

const answer = jest.spyOn(globalThis, "fetch");
beforeEach(() => answer.mockReset().mockResolvedValue(new Response("{}")));

it("sends JSON with credentials", async () => {
	const { signal } = new AbortController();
	await apiRequest(
		"POST",
		"/api/contact-messages",
		{ name: "Ada" },
		{ headers: { "Idempotency-Key": "k" }, signal },
	);
	const headers = { "Content-Type": "application/json", "Idempotency-Key": "k" };
	expect(answer.mock.calls).toEqual([
		[
			"/api/contact-messages",
			{ method: "POST", credentials: "include", headers, body: '{"name":"Ada"}', signal },
		],
	]);
});

it.each([
	['{"message":"Slow down."}', "Too Many Requests", '429: {"message":"Slow down."}'],
	["", "Too Many Requests", "429: Too Many Requests"],
	["", "", "429: "],
])("a failure with the body %j says so", async (body, statusText, message) => {
	answer.mockResolvedValue(
		new Response(body, { status: 429, statusText, headers: { "Retry-After": "90" } }),
	);
	const error: unknown = await apiRequest("POST", "/api/x", {}).catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(Error);
	expect(error).toMatchObject({ message, status: 429, body, retryAfter: "90" });
	expect(isApiError(error)).toBe(true);
});

it("throws what fetch throws if there is no answer", async () => {
	const error = new TypeError("Failed to fetch");
	answer.mockRejectedValue(error);
	await expect(apiRequest("GET", "/api/x")).rejects.toBe(error);
	expect(isApiError(error)).toBe(false);
});
