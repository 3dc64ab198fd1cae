import { createRateLimit } from "./rate-limit";

const now = 1_000_000;
const take = (limit: ReturnType<typeof createRateLimit>, times: number, client = "a", at = now) => Array.from({ length: times }, () => limit.take(client, at));

test("a minute's requests at once, then the seconds until the next", () => {
	const limit = createRateLimit(6, 0);
	expect(take(limit, 7)).toEqual([0, 0, 0, 0, 0, 0, 10]);
	expect(limit.take("a", now + 9_000)).toBe(1);
	expect(limit.take("a", now + 10_001)).toBe(0);
	expect(limit.take("b", now)).toBe(0);
});

test("all together, too; what is refused takes nothing from the others", () => {
	const limit = createRateLimit(2, 3);
	expect(take(limit, 4)).toEqual([0, 0, 30, 30]);
	expect(limit.take("b", now)).toBe(0);
	expect(limit.take("c", now)).toBe(20);
});

test("0 is no limit", () => expect(take(createRateLimit(0, 0), 1000).every((wait) => wait === 0)).toBe(true));

test("a clock that is set back blocks nobody", () => {
	const limit = createRateLimit(2, 0);
	expect(limit.take("a", now)).toBe(0);
	expect(limit.take("a", now - 3_600_000)).toBe(0);
});

test("remembers so many clients and no more", () => {
	const limit = createRateLimit(1, 0);
	expect(take(limit, 2)).toEqual([0, 60]);
	for (let client = 0; client < 10_000; client += 1) limit.take(`other ${client}`, now);
	expect(limit.take("a", now)).toBe(0);
});
