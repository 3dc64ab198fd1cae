import { createRateLimit } from "./rate-limit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a client has so many posts a minute and requests an hour, then the seconds until the next", async () => {
	const { takePost, takeRequest } = createRateLimit({ clientRate: 2, clientHourlyRate: 1 });
	expect([await takePost("a"), await takePost("a"), await takePost("a"), await takePost("b")]).toEqual([0, 0, 60, 0]);
	expect([await takeRequest("a"), await takeRequest("a")]).toEqual([0, 3600]);
	jest.advanceTimersByTime(50_000);
	expect(await takePost("a")).toBe(10);
	jest.advanceTimersByTime(10_000);
	expect(await takePost("a")).toBe(0);
});

test("a mailbox gets three acknowledgments a day, however its address is written; 0 is no limit", async () => {
	const { takeAcknowledgment, takePost } = createRateLimit({ clientRate: 0, clientHourlyRate: 0 });
	for (const address of ["maria@example.com", "Ma.ria@Example.com", "maria+1@example.com"])
		expect([await takeAcknowledgment(address), await takePost("a")]).toEqual([0, 0]);
	expect(await takeAcknowledgment("m.a.r.i.a+2@example.com")).toBe(86_400);
	expect(await takeAcknowledgment("maria@other.example")).toBe(0);
});
