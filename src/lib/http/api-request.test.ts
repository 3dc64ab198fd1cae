import { apiRequest, isApiError } from "./api-request";

const answer = jest.spyOn(globalThis, "fetch");
beforeEach(() => answer.mockReset());

const failing = (status: number, statusText: string, body: string, headers?: HeadersInit): void => {
	answer.mockResolvedValue(new Response(body, { status, statusText, headers }));
};

describe("what is sent", () => {
	it("is JSON with credentials", async () => {
		answer.mockResolvedValue(new Response("{}"));
		await apiRequest("POST", "/api/contact-messages", { name: "Ada" });
		expect(answer).toHaveBeenCalledWith(
			"/api/contact-messages",
			expect.objectContaining({ method: "POST", credentials: "include", headers: { "Content-Type": "application/json" }, body: '{"name":"Ada"}' }),
		);
	});

	it("has neither body nor content type if none is given", async () => {
		answer.mockResolvedValue(new Response("{}"));
		await apiRequest("GET", "/api/contact-messages");
		const [, init] = answer.mock.calls[0] ?? [];
		expect(init).toMatchObject({ method: "GET", credentials: "include" });
		expect(init?.headers).toEqual({});
		expect(init?.body).toBeUndefined();
	});

	it("carries further headers and the signal", async () => {
		answer.mockResolvedValue(new Response("{}"));
		const { signal } = new AbortController();
		await apiRequest("POST", "/api/contact-messages", {}, { headers: { "Idempotency-Key": "k" }, signal });
		expect(answer.mock.calls[0]?.[1]).toMatchObject({ headers: { "Content-Type": "application/json", "Idempotency-Key": "k" }, signal });
	});
});

describe("an answer that is not successful", () => {
	it.each([
		[400, "Bad Request", '{"message":"Name is missing."}', '400: {"message":"Name is missing."}'],
		[403, "Forbidden", "", "403: Forbidden"],
		[503, "", "", "503: "],
	])("%i %s with the body %j says %j", async (status, statusText, body, message) => {
		failing(status, statusText, body);
		await expect(apiRequest("POST", "/api/x", {})).rejects.toThrow(new Error(message));
	});

	it("keeps the status, the body and when to come back for who wants to know", async () => {
		failing(429, "Too Many Requests", '{"message":"Slow down."}', { "Retry-After": "90" });
		const error: unknown = await apiRequest("POST", "/api/x", {}).catch((reason: unknown) => reason);
		expect(isApiError(error)).toBe(true);
		expect(error).toBeInstanceOf(Error);
		expect(error).toMatchObject({ status: 429, body: '{"message":"Slow down."}', retryAfter: "90" });
	});
});

it("throws what fetch throws if there is no answer", async () => {
	answer.mockRejectedValue(new TypeError("Failed to fetch"));
	const error: unknown = await apiRequest("GET", "/api/x").catch((reason: unknown) => reason);
	expect(error).toEqual(new TypeError("Failed to fetch"));
	expect(isApiError(error)).toBe(false);
});
