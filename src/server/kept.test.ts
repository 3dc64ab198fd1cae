import { keptOnce } from "./kept";

test("is made once a process, also where its module is loaded anew, and again where making failed", () => {
	const make = jest.fn(() => ({ open: true }));
	const made = keptOnce("test", make);
	jest.isolateModules(() => {
		const { keptOnce: anew } = require("./kept") as typeof import("./kept");
		expect(anew).not.toBe(keptOnce);
		expect(anew("test", make)).toBe(made);
	});
	expect(make).toHaveBeenCalledTimes(1);
	expect(keptOnce("other", () => undefined)).toBeUndefined();
	expect(() =>
		keptOnce("failing", () => {
			throw new Error("not yet");
		}),
	).toThrow("not yet");
	expect(keptOnce("failing", () => "now")).toBe("now");
});
