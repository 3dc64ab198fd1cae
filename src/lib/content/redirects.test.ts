import { addQuery, getSpellings } from "./redirects";

test.each([
	["/schedule", "", "/schedule"],
	["/schedule", "?service=hydrafacial", "/schedule?service=hydrafacial"],
	["/resources#faqs", "?a=1", "/resources?a=1#faqs"],
	["/resources#faqs", "", "/resources#faqs"],
])("%s with the query “%s” is %s", (to, query, expected) => expect(addQuery(to, query)).toBe(expected));

test("an address is answered with and without a slash at its end", () => {
	expect(getSpellings({ from: "/book", to: "/schedule" })).toEqual(["/book", "/book/"]);
});
