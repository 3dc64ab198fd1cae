import { findDuplicates, findUses } from "./media-use";

test("names every page that shows a picture, and as what", () => {
	const content = {
		Page: [{ label: "Contact", path: "/contact", image: "other.jpg", blocks: [{ key: "visit", image: "elm.jpg" }, { key: "plain" }] }],
		Service: [{ title: "Spa Facial", slug: "spa-facial", image: "elm.jpg", galleryImages: ["other.jpg", "elm.jpg"] }],
		TeamMember: [{ name: "Nora Nurse", slug: "nora-nurse", image: "other.jpg" }],
		Special: [{ title: "First facial", slug: "first", image: "elm.jpg" }],
	};
	expect(findUses("elm.jpg", content)).toEqual([
		{ title: "Contact", path: "/contact", field: "Section “visit”" },
		{ title: "Spa Facial", path: "/services/spa-facial", field: "Picture" },
		{ title: "Spa Facial", path: "/services/spa-facial", field: "Gallery" },
		{ title: "First facial", path: "/specials#first", field: "Picture" },
	]);
	expect(findUses("unused.jpg", content)).toEqual([]);
});

test("finds files with the same bytes, but not the file itself", () => {
	const files = [
		{ name: "a.jpg", digest: "1" },
		{ name: "b.jpg", digest: "2" },
		{ name: "copy-of-a.jpg", digest: "1" },
	];
	expect(findDuplicates("a.jpg", files)).toEqual(["copy-of-a.jpg"]);
	expect(findDuplicates("b.jpg", files)).toEqual([]);
	expect(findDuplicates("missing.jpg", files)).toEqual([]);
});
