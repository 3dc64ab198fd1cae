import { formatKilobytes, matchesPicture } from "./media-search";

const picture = {
	file: "interior-reception.jpg",
	alt: "Reeded reception desk with a vase of olive branches",
	subject: "interior",
	usedBy: [{ title: "Vein Treatments", path: "/services/vein-treatments", field: "Gallery" }],
};

test.each(["", "  ", "reception.jpg", "OLIVE", "interior", "vein", "/services/", "desk vein"])("finds it by %j", (query) => {
	expect(matchesPicture(picture, query)).toBe(true);
});

test("needs every word", () => {
	expect(matchesPicture(picture, "olive laser")).toBe(false);
});

test("sizes are said in kB", () => {
	expect([640, 6400, 54_663].map(formatKilobytes)).toEqual(["0.6 kB", "6.4 kB", "55 kB"]);
});
