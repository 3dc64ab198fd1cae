import { findUses } from "./media-use";

test("names every page that shows a picture, and as what", () => {
	const content = {
		Page: [{ label: "Contact", path: "/contact", image: "other.jpg", blocks: [{ key: "visit", image: "elm.jpg" }, { key: "plain" }] }],
		Service: [{ title: "Spa Facial", slug: "spa-facial", image: "elm.jpg", galleryImages: ["other.jpg", "elm.jpg"] }],
		TeamMember: [{ name: "Nora Nurse", slug: "nora-nurse", image: "other.jpg" }],
		Special: [{ title: "First facial", slug: "first", image: "elm.jpg" }],
	};
	expect(findUses("elm.jpg", content)).toEqual([
		{ title: "Spa Facial", path: "/services/spa-facial", field: "Picture" },
		{ title: "Spa Facial", path: "/services/spa-facial", field: "Gallery" },
		{ title: "First facial", path: "/specials#first", field: "Picture" },
		{ title: "Contact", path: "/contact", field: "Section “visit”" },
	]);
	expect(findUses("unused.jpg", content)).toEqual([]);
});
