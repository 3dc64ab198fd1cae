import { describeBytes, emptySearch, listPagesWithPictures, searchPictures } from "./catalog";

const picture = {
	file: "interior-reception.jpg",
	alt: "Reeded reception desk with a vase of olive branches",
	subject: "interior",
	usedBy: [{ title: "Vein Treatments", path: "/services/vein-treatments", field: "Gallery" }],
	consentState: "not needed",
};
const unused = { ...picture, file: "unused.jpg", usedBy: [] };
const ofGuest = { ...picture, file: "guest.jpg", usedBy: [{ title: "Spring", path: "/specials#spring", field: "Picture" }], consentState: "missing" };
const agreed = { ...ofGuest, file: "nurse.jpg", consentState: "recorded" };
const all = [picture, unused, ofGuest, agreed];

test.each([
	["everything by default", {}, all],
	["what no page uses", { part: "unused" }, [unused]],
	["what has no consent", { part: "missing consent" }, [ofGuest]],
	["what's anywhere on a page", { page: "/specials" }, [ofGuest, agreed]],
	["what has all words, in any of its texts", { query: " OLIVE  vein /services/ reception.jpg" }, [picture]],
	["what meets all of a search", { part: "missing consent", page: "/specials", query: "guest" }, [ofGuest]],
	["nothing, if nothing meets all of it", { part: "unused", page: "/specials" }, []],
] as const)("shows %s", (_name, search, shown) => {
	expect(searchPictures(all, { ...emptySearch, ...search })).toEqual(shown);
});

test("the pages that show pictures are listed once each, by their labels", () => {
	expect(listPagesWithPictures(all, [{ path: "/specials", label: "Specials" }])).toEqual([
		{ path: "/specials", label: "Specials" },
		{ path: "/services/vein-treatments", label: "Vein Treatments" },
	]);
});

test("a range has its unit once, and is one number if both are the same", () => {
	expect(describeBytes({ jpg: [54_663, 640, 6400], avif: [54_663, 54_900] })).toEqual(["AVIF 55 kB", "JPEG 0.6–55 kB"]);
});
