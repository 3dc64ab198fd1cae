import { tooltipDelay } from "./index";

test("the first tooltip waits 700 ms", () => {
	expect(tooltipDelay(5000, undefined)).toBe(700);
});

test("within 300 ms of another a tooltip shows at once, and after the delay from then on", () => {
	expect(tooltipDelay(5299, 5000)).toBe(0);
	expect(tooltipDelay(5300, 5000)).toBe(700);
});
