import { addQuery, getCurrentPath, getPath, isCurrent, isHidden, isRoute, isWithin } from "./navigation";

test.each([
	["/#top", "/"],
	["/about/", "/about"],
	["/services/?category=A#b?c", "/services"],
])("the path of %s is %s", (href, path) => {
	expect(getPath(href)).toBe(path);
});

test.each([
	["/about", "/about/", true, true],
	["/services#laser-light-therapy", "/services", true, true],
	["/services?category=A", "/services/sculptra/", false, true],
	["/services/sculptra", "/services", false, false],
	["/team", "/teamwork", false, false],
	["/", "/about", false, false],
	["/", "/", true, true],
])("the href %s on the page %s: current %s, within %s", (href, pathname, current, within) => {
	expect([isCurrent(href, pathname), isWithin(href, pathname)]).toEqual([current, within]);
	expect(getCurrentPath(["/elsewhere", href], pathname)).toBe(within ? pathname : "");
});

test.each([
	...["/", "/services?category=A%20B#top", "/services?file=price.pdf", "/resources#v1.2"].map((href) => [href, true] as const),
	...["", "#main-content", "tel:+19185550100", "/logo-black.svg", "/calendar.ics?day=1", "//cdn.example/x"].map((href) => [href, false] as const),
])("%j is a page of this site: %s", (href, expected) => {
	expect(isRoute(href)).toBe(expected);
});

test.each([
	...["/404/", "/404.html", "/offline", "/admin/media/?search=tea"].map((path) => [path, true] as const),
	...["/", "/services/offline", "/media"].map((path) => [path, false] as const),
])("%s is hidden from search engines: %s", (path, expected) => expect(isHidden(path)).toBe(expected));

test.each([
	["/schedule", "?service=hydrafacial", "/schedule?service=hydrafacial"],
	["/resources#faqs", "?a=1", "/resources?a=1#faqs"],
	["/resources#faqs", "", "/resources#faqs"],
])("%s with the query “%s” is %s", (to, query, expected) => expect(addQuery(to, query)).toBe(expected));
