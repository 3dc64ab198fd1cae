import { createRateLimit } from "./rate-limit";

const rates = { clientRate: 0, clientHourlyRate: 0 };
const times = async (count: number, take: () => Promise<number>): Promise<number[]> => {
	const waits = [];
	for (let time = 0; time < count; time += 1) waits.push(await take());
	return waits;
};
const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("only so many posts of one client in a minute, then the seconds until the next", async () => {
	const limit = createRateLimit({ ...rates, clientRate: 6 });
	expect(await times(7, () => limit.takePost("a"))).toEqual([0, 0, 0, 0, 0, 0, 60]);
	expect(await limit.takePost("b")).toBe(0);
	pass(50);
	expect(await limit.takePost("a")).toBe(10);
	pass(10);
	expect(await limit.takePost("a")).toBe(0);
});

test("only so many requests of one client in an hour", async () => {
	const limit = createRateLimit({ ...rates, clientHourlyRate: 2 });
	expect(await times(3, () => limit.takeRequest("a"))).toEqual([0, 0, 3600]);
	expect(await limit.takeRequest("b")).toBe(0);
	pass(3600);
	expect(await limit.takeRequest("a")).toBe(0);
});

test("a mailbox gets three acknowledgments a day, however its address is written", async () => {
	const { takeAcknowledgment } = createRateLimit(rates);
	for (const address of ["maria@example.com", "Ma.ria@Example.com", "maria+1@example.com"]) expect(await takeAcknowledgment(address)).toBe(0);
	expect(await takeAcknowledgment("m.a.r.i.a+2@example.com")).toBe(86_400);
	expect(await takeAcknowledgment("maria@other.example")).toBe(0);
	pass(86_400);
	expect(await takeAcknowledgment("maria@example.com")).toBe(0);
});
