import { required } from "./required";

test("what isn't there stops with what is missing and the way out, and nothing else does", () => {
	for (const missing of [null, undefined])
		expect(() => required(missing, "content/pages/home.json")).toThrow(
			"content/pages/home.json was not found. Expected it in content/: the page needs it. Restore it, or remove the page.",
		);
	expect([0, "", false].map((value) => required(value, "The thing"))).toEqual([0, "", false]);
});
