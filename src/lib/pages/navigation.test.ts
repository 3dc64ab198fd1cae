import { addQuery, getCurrentPath, isCurrent, isHidden, isRoute, isWithin } from "./navigation";

test.each([
	["/about?a#b", "/about/", true, true],
	["/services?category=A", "/services/sculptra/", false, true],
	["/services/sculptra", "/services", false, false],
	["/team", "/teamwork", false, false],
	["/", "/about", false, false],
	["/#top", "/", true, true],
])("the href %s on the page %s: current %s, within %s", (href, pathname, current, within) => {
	expect([isCurrent(href, pathname), isWithin(href, pathname)]).toEqual([current, within]);
	expect(getCurrentPath(["/elsewhere", href], pathname)).toBe(within ? pathname : "");
});

test("pages of this site are routes; files, hashes and other sites aren't", () => {
	const routes = [
		"/",
		"/services?category=A%20B#top",
		"/services?file=price.pdf",
		"/resources#v1.2",
	];
	expect(
		[
			...routes,
			"",
			"#main-content",
			"tel:+19185550100",
			"/calendar.ics?day=1",
			"//cdn.example/x",
		].filter(isRoute),
	).toEqual(routes);
});

test("error pages and the pictures' page are hidden from search engines", () => {
	const hidden = ["/404/", "/404.html", "/offline", "/admin/media/?search=tea"];
	expect([...hidden, "/", "/services/offline", "/media"].filter(isHidden)).toEqual(hidden);
});

test.each([
	["/schedule", "?service=hydrafacial", "/schedule?service=hydrafacial"],
	["/resources#faqs", "?a=1", "/resources?a=1#faqs"],
])("%s with the query “%s” is %s", (to, query, expected) =>
	expect(addQuery(to, query)).toBe(expected),
);
