import { emptySearch, searchPictures } from "./search-pictures";

const usedBy = [{ title: "Vein Treatments", path: "/services/veins", field: "Gallery" }];
const picture = {
	file: "reception.jpg",
	alt: "A desk with olive branches",
	subject: "interior",
	usedBy,
	consentState: "not needed",
};
const unused = { ...picture, file: "unused.jpg", usedBy: [] };
const ofGuest = {
	...picture,
	file: "guest.jpg",
	usedBy: [{ title: "Spring", path: "/specials#spring", field: "Picture" }],
	consentState: "missing",
};
const all = [picture, unused, ofGuest];

test.each([
	[{ page: "/specials" }, [ofGuest]],
	[{ query: " OLIVE  vein /services/ reception.jpg" }, [picture]],
	[{ part: "unused", query: "reception" }, []],
] as const)("the search %j shows what meets all of it", (search, shown) => {
	expect(searchPictures(all, { ...emptySearch, ...search })).toEqual(shown);
});
