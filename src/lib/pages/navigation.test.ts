import { addQuery, getCurrentPath, getPath, isCurrent, isHidden, isRoute, isWithin } from "./navigation";

test.each([
	["/", "/"],
	["/#top", "/"],
	["/about/", "/about"],
	["/services?category=A%20B", "/services"],
	["/services/?category=A#b?c", "/services"],
])("the path of %s is %s", (href, path) => {
	expect(getPath(href)).toBe(path);
});

test.each([
	["/about", "/about/", true],
	["/services#laser-light-therapy", "/services", true],
	["/services", "/services/sculptra", false],
	["/", "/about", false],
	["/", "/", true],
])("isCurrent: the href %s on the page %s: %s", (href, pathname, current) => {
	expect(isCurrent(href, pathname)).toBe(current);
});

test.each([
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

test.each(["/", "/about", "/services?category=A%20B#top", "/services?file=price.pdf", "/resources#v1.2"])("%s is a page of this site", (href) => {
	expect(isRoute(href)).toBe(true);
});

test.each(["", "#main-content", "tel:+19185550100", "sms:+19185550100", "mailto:a@b.example", "/logo-black.svg", "/calendar.ics?day=1", "//cdn.example/x"])(
	"%s is no page of this site",
	(href) => {
		expect(isRoute(href)).toBe(false);
	},
);

test.each([
	[["/services"], "/services/sculptra", "/services/sculptra"],
	[["/services"], "/resources/hydration", ""],
	[["/services/botox", "/services/sculptra"], "/services/sculptra", "/services/sculptra"],
	[["/services/botox", "/services/sculptra"], "/services", ""],
	[[], "/services", ""],
])("of %j on the page %s is shown: %j", (hrefs, pathname, shown) => {
	expect(getCurrentPath(hrefs, pathname)).toBe(shown);
});

test.each([
	...["/404", "/404/", "/404.html", "/offline", "/offline.html", "/admin/media", "/admin/media/?search=tea"].map((path) => [path, true] as const),
	...["/", "/about", "/services/offline", "/media"].map((path) => [path, false] as const),
])("%s is hidden from search engines: %s", (path, expected) => expect(isHidden(path)).toBe(expected));

test.each([
	["/schedule", "", "/schedule"],
	["/schedule", "?service=hydrafacial", "/schedule?service=hydrafacial"],
	["/resources#faqs", "?a=1", "/resources?a=1#faqs"],
	["/resources#faqs", "", "/resources#faqs"],
])("%s with the query “%s” is %s", (to, query, expected) => expect(addQuery(to, query)).toBe(expected));
