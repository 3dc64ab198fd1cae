import { isCurrent, isWithin, pathOf } from "./navigation";

test.each([
	["/", "/"],
	["/?utm=x", "/"],
	["/#top", "/"],
	["/about", "/about"],
	["/about/", "/about"],
	["/services?category=A%20B", "/services"],
	["/services#laser-light-therapy", "/services"],
	["/services/?category=A#b?c", "/services"],
	["/services/sculptra", "/services/sculptra"],
])("the path of %s is %s", (href, path) => {
	expect(pathOf(href)).toBe(path);
});

test.each([
	["/about", "/about", true],
	["/about", "/about/", true],
	["/services#laser-light-therapy", "/services", true],
	["/services", "/services/sculptra", false],
	["/", "/about", false],
	["/", "/", true],
])("isCurrent: the href %s on the page %s: %s", (href, pathname, current) => {
	expect(isCurrent(href, pathname)).toBe(current);
});

test.each([
	["/services", "/services", true],
	["/services", "/services/sculptra", true],
	["/services", "/services/sculptra/", true],
	["/services?category=A", "/services/sculptra", true],
	["/services/sculptra", "/services", false],
	["/team", "/teamwork", false],
	["/", "/", true],
	["/", "/about", false],
])("isWithin: the href %s on the page %s: %s", (href, pathname, within) => {
	expect(isWithin(href, pathname)).toBe(within);
});
