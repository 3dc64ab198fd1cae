import { findPages, type SocialPicturesQuery } from "./find-pages";

const picture = (name: string) => ({ image: { absolutePath: `/media/${name}.jpg` } });
/** The pages of some paths, of a site with a few entries. */
const find = (paths: string[], changes: Partial<SocialPicturesQuery> = {}) =>
	findPages({
		pages: { nodes: paths.map((path) => ({ path })) },
		common: picture("common"),
		allPage: {
			nodes: [
				{ path: "/about", title: "About us", image: picture("about") },
				{ path: "/404", title: "Page Not Found" },
			],
		},
		allTeamMember: { nodes: [{ path: "/team/ann", title: "Ann Lee", credentials: "RN", detail: "Nurse", monogram: "AL", image: picture("ann") }] },
		...changes,
	});

test("each page has its own title and picture, or the common one; a person credentials, role and initials as well", () => {
	expect(find(["/about", "/team/ann", "/404.html"])).toEqual([
		{ path: "/about", title: "About us", picture: { file: "/media/about.jpg", isPortrait: false } },
		{ path: "/team/ann", title: "Ann Lee, RN", detail: "Nurse", monogram: "AL", picture: { file: "/media/ann.jpg", isPortrait: true } },
		{ path: "/404.html", title: "Page Not Found", picture: { file: "/media/common.jpg", isPortrait: false } },
	]);
});

test("a page that content/ doesn't know, and a common picture that's missed, are named", () => {
	expect(() => find(["/new"])).toThrow("The title of /new for its social picture was not found");
	expect(find(["/about"], { common: null })).toHaveLength(1);
	expect(() => find(["/404"], { common: null })).toThrow("content/media/hero-stones-dusk.jpg was not found");
});
