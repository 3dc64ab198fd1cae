import { findServices } from "./find-services";

const groups = [
	{
		title: "Advanced Skin Rejuvenation",
		services: [
			{ slug: "hydrafacial", title: "HydraFacial", concerns: [{ title: "Dull skin" }] },
			{ slug: "prf-therapy", title: "PRF Therapy", concerns: [{ title: "Thinning hair" }] },
		],
	},
	{ title: "RF Skin Tightening & Lifting", services: [{ slug: "rf", title: "RF Microneedling", concerns: [{ title: "Décolleté lines" }] }] },
];
const slugs = (query: string) => findServices(groups, query).flatMap(({ services }) => services.map(({ slug }) => slug));

test.each([
	["", ["hydrafacial", "prf-therapy", "rf"]],
	["hydra", ["hydrafacial"]],
	["HAIR thin", ["prf-therapy"]],
	["skin tight", ["rf"]],
	["lifting & micro", ["rf"]],
	["decollete", ["rf"]],
	["facial", ["hydrafacial"]],
	["ull skin", []],
	["wine", []],
])("%j finds %j", (query, found) => {
	expect(slugs(query)).toEqual(found);
});

test("names that begin with what's typed come before those with a word that does, whatever the site's search ranks", () => {
	const find = (query: string) => findServices(groups, query, ["prf-therapy", "hydrafacial", "rf"]).flatMap(({ services }) => services.map(({ slug }) => slug));
	expect(find("hydr")).toEqual(["hydrafacial", "prf-therapy", "rf"]);
	expect(find("micro")).toEqual(["rf", "prf-therapy", "hydrafacial"]);
});

test("what the site's search ranks comes in its order, then what has every word in its title, such as a consultation", () => {
	const asked = [{ title: "Not sure", services: [{ slug: "consultation", title: "A consultation", concerns: [] }] }, ...groups];
	const find = (query: string, ranked: string[]) => findServices(asked, query, ranked).flatMap(({ services }) => services.map(({ slug }) => slug));
	expect(find("botox", ["rf", "prf-therapy", "hydrafacial"])).toEqual(["rf", "prf-therapy", "hydrafacial"]);
	expect(find("consult", [])).toEqual(["consultation"]);
	expect(find("rf", ["prf-therapy"])).toEqual(["rf", "prf-therapy"]);
	expect(find(" ", [])).toEqual(["consultation", "hydrafacial", "prf-therapy", "rf"]);
});

test("a group without a match is left out", () => {
	expect(findServices(groups, "rf micro").map(({ title }) => title)).toEqual(["RF Skin Tightening & Lifting"]);
});
