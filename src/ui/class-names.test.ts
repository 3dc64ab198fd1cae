import { cx } from "./class-names";

test("names are joined; false, empty, null and undefined values are left out", () => {
	expect(cx("a", "b")).toBe("a b");
	expect(cx("a", false, null, undefined, "", "b")).toBe("a b");
});

test("no names are an empty text", () => {
	expect(cx()).toBe("");
	expect(cx(false, null)).toBe("");
});
