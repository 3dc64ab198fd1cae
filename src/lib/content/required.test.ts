import { required } from "./required";

test.each([[0], [""], [false], [[]]])("the value %j is there and comes back", (value) => {
	expect(required(value, "The thing")).toBe(value);
});

test.each([[null], [undefined]])("%s stops with what is missing and the way out", (value) => {
	expect(() => required(value, "content/pages/home.json")).toThrow(
		"content/pages/home.json was not found. Expected it in content/: the page needs it. Restore it, or remove the page.",
	);
});
