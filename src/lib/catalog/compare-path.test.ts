import { getComparePath } from "./compare-path";

test("treatments are listed in order, three at most", () => {
	expect(getComparePath(["laser", "facial"])).toBe("/compare?services=laser,facial");
	expect(getComparePath(["one", "two", "three", "four"])).toBe("/compare?services=one,two,three");
	expect(getComparePath([])).toBe("/compare");
});
