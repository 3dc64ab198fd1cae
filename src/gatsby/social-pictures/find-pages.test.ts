import { findPages, type SocialPicturesQuery } from "./find-pages";

const picture = (name: string) => ({ image: { absolutePath: `/media/${name}.jpg` } });

const site = (changes: Partial<SocialPicturesQuery>): SocialPicturesQuery => ({
	pages: { nodes: [{ path: "/about" }] },
	common: picture("common"),
	allPage: { nodes: [{ path: "/about", title: "About us", image: picture("about") }] },
	...changes,
});

test("each page has its own title and picture; a person, credentials, role and initials as well", () => {
	const person = { path: "/team/ann", title: "Ann Lee", credentials: "RN", detail: "Nurse", monogram: "AL", image: picture("ann") };
	const pages = { nodes: [{ path: "/about" }, { path: "/team/ann" }] };
	expect(findPages(site({ pages, allTeamMember: { nodes: [person] } }))).toEqual([
		{ path: "/about", title: "About us", picture: { file: "/media/about.jpg", isPortrait: false } },
		{ path: "/team/ann", title: "Ann Lee, RN", detail: "Nurse", monogram: "AL", picture: { file: "/media/ann.jpg", isPortrait: true } },
	]);
});

test("a person with a photograph has no initials", () => {
	const person = { path: "/team/ann", title: "Ann Lee", monogram: null, image: picture("ann") };
	const [page] = findPages(site({ pages: { nodes: [{ path: "/team/ann" }] }, allTeamMember: { nodes: [person] } }));
	expect(page).toMatchObject({ monogram: null, picture: { isPortrait: true } });
});

test("a page without a picture has the common one", () => {
	const [terms] = findPages(site({ pages: { nodes: [{ path: "/terms" }] }, allLegalPage: { nodes: [{ path: "/terms", title: "Terms" }] } }));
	expect(terms).toMatchObject({ title: "Terms", picture: { file: "/media/common.jpg" } });
});

test("404.html has the picture of /404", () => {
	const allPage = { nodes: [{ path: "/404", title: "Page Not Found" }] };
	expect(findPages(site({ pages: { nodes: [{ path: "/404.html" }] }, allPage }))).toMatchObject([{ path: "/404.html", title: "Page Not Found" }]);
});

test("a page that content/ doesn't know is named", () => {
	expect(() => findPages(site({ pages: { nodes: [{ path: "/new" }] } }))).toThrow("The title of /new for its social picture was not found");
});

test("the common picture is missed where it's needed", () => {
	expect(findPages(site({ common: null }))).toHaveLength(1);
	expect(() => findPages(site({ common: null, allPage: { nodes: [{ path: "/about", title: "About us" }] } }))).toThrow(
		"content/media/hero-stones-dusk.jpg was not found",
	);
});
