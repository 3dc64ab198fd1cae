import { readingMinutes } from "./reading-time";

const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");

describe("readingMinutes", () => {
	test("counts 220 words as a minute", () => expect(readingMinutes([words(220), words(440)])).toBe(3));
	test("rounds to the nearer minute", () => expect(readingMinutes([words(329)])).toBe(1));
	test("says one minute for nothing", () => expect(readingMinutes(["", "  "])).toBe(1));
});
