import { createQueryClient, retryDelay } from "./query-client";

const answer = jest.spyOn(globalThis, "fetch");
beforeEach(() => answer.mockReset());

it("GETs the first element of the key, once", async () => {
	answer.mockResolvedValue(new Response('{"ok":true}'));
	const client = createQueryClient();
	const ask = () => client.fetchQuery({ queryKey: ["/api/contact-messages", "whatever else"] });
	expect([await ask(), await ask()]).toEqual([{ ok: true }, { ok: true }]);
	expect(answer.mock.calls).toEqual([
		[
			"/api/contact-messages",
			expect.objectContaining({
				method: "GET",
				credentials: "include",
				signal: expect.any(AbortSignal),
			}),
		],
	]);
	client.clear();
});

it("doesn't retry what failed", async () => {
	answer.mockResolvedValue(new Response("", { status: 503, statusText: "Service Unavailable" }));
	const client = createQueryClient();
	await expect(client.fetchQuery({ queryKey: ["/api/x"] })).rejects.toThrow(
		"503: Service Unavailable",
	);
	expect(answer).toHaveBeenCalledTimes(1);
	expect(client.getDefaultOptions().queries).toMatchObject({
		retry: false,
		refetchOnWindowFocus: false,
		gcTime: 300_000,
		retryDelay,
	});
	client.clear();
});

it("waits up to 30 s between retries", () => {
	expect([0, 1, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
});
