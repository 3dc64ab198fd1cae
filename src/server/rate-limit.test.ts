import { createRateLimit } from "./rate-limit";

const rates = { clientRate: 0, clientHourlyRate: 0, overallRate: 0 };
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

test("only so many requests of all in a minute; what is refused isn't counted for the client", async () => {
	const limit = createRateLimit({ ...rates, clientHourlyRate: 2, overallRate: 3 });
	expect(await times(2, () => limit.takeRequest("a"))).toEqual([0, 0]);
	expect(await times(3, () => limit.takeRequest("b"))).toEqual([0, 60, 60]);
	pass(60);
	expect(await limit.takeRequest("b")).toBe(0);
	expect(await limit.takeRequest("b")).toBe(3540);
});
