import { findPages } from "./find-pages";

const picture = (name: string) => ({ image: { absolutePath: `/media/${name}.jpg` } });
const team = [
	{
		path: "/team/ann",
		title: "Ann Lee",
		credentials: "RN",
		detail: "Nurse",
		monogram: "AL",
		image: picture("ann"),
	},
];
const find = (...paths: string[]) =>
	findPages({
		pages: { nodes: paths.map((path) => ({ path })) },
		common: picture("common"),
		allPage: { nodes: [{ path: "/404", title: "Page Not Found" }] },
		allTeamMember: { nodes: team },
	});

test("each page has its title and picture, a person more", () => {
	expect(find("/team/ann", "/404.html")).toEqual([
		{
			path: "/team/ann",
			title: "Ann Lee, RN",
			detail: "Nurse",
			monogram: "AL",
			picture: { file: "/media/ann.jpg", isPortrait: true },
		},
		{
			path: "/404.html",
			title: "Page Not Found",
			picture: { file: "/media/common.jpg", isPortrait: false },
		},
	]);
	expect(() => find("/new")).toThrow("The title of /new for its social picture was not found");
});
