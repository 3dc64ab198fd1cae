import { createQueryClient, readPath, retryDelay } from "./query-client";

const answer = jest.spyOn(globalThis, "fetch");
beforeEach(() => answer.mockReset());

it("GETs the first element of the key with credentials and reads it as JSON", async () => {
	answer.mockResolvedValue(new Response('{"ok":true}'));
	const client = createQueryClient();
	await expect(client.fetchQuery({ queryKey: ["/api/contact-messages", "whatever else"] })).resolves.toEqual({ ok: true });
	expect(answer).toHaveBeenCalledTimes(1);
	expect(answer.mock.calls[0]?.[0]).toBe("/api/contact-messages");
	expect(answer.mock.calls[0]?.[1]).toMatchObject({ method: "GET", credentials: "include", signal: expect.any(AbortSignal) });
	client.clear();
});

it("asks once, and never again while the answer is known", async () => {
	answer.mockResolvedValue(new Response('{"ok":true}'));
	const client = createQueryClient();
	await client.fetchQuery({ queryKey: ["/api/x"] });
	await client.fetchQuery({ queryKey: ["/api/x"] });
	expect(answer).toHaveBeenCalledTimes(1);
	client.clear();
});

it("does not retry what failed", async () => {
	answer.mockImplementation(() => Promise.resolve(new Response("", { status: 503, statusText: "Service Unavailable" })));
	const client = createQueryClient();
	await expect(client.fetchQuery({ queryKey: ["/api/x"] })).rejects.toThrow("503: Service Unavailable");
	expect(answer).toHaveBeenCalledTimes(1);
	client.clear();
});

it("says what is wrong with a key that begins with no path", async () => {
	await expect(readPath({ queryKey: [7], signal: new AbortController().signal })).rejects.toThrow("The query key [7] has no path");
});

it("isn't repeated on focus, and is kept for five minutes", () => {
	expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false, gcTime: 300_000, retryDelay });
});

it("waits 1, 2, 4, 8, 16 and then 30 s if retries are turned on", () => {
	expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
