import { cx } from "./class-names";

test("names are joined; what is false, empty, null or undefined is left out", () => {
	expect(cx("a", "b")).toBe("a b");
	expect(cx("a", false, null, undefined, "", "b")).toBe("a b");
});

test("nothing is an empty text", () => {
	expect(cx()).toBe("");
	expect(cx(false, null)).toBe("");
});
