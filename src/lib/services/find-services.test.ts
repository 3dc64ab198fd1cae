import { findServices } from "./find-services";

const groups = [
	{ title: "Not sure", services: [{ slug: "consultation", title: "A consultation", concerns: [] }] },
	{
		title: "Advanced Skin Rejuvenation",
		services: [
			{ slug: "hydrafacial", title: "HydraFacial", concerns: [{ title: "Dull skin" }] },
			{ slug: "prf-therapy", title: "PRF Therapy", concerns: [{ title: "Thinning hair" }] },
		],
	},
	{ title: "RF Skin Tightening & Lifting", services: [{ slug: "rf", title: "RF Microneedling", concerns: [{ title: "Décolleté lines" }] }] },
];
const find = (query: string, ranked?: readonly string[]) => findServices(groups, query, ranked).flatMap(({ services }) => services.map(({ slug }) => slug));

test.each([
	["", ["consultation", "hydrafacial", "prf-therapy", "rf"]],
	["HAIR thin", ["prf-therapy"]],
	["lifting & micro", ["rf"]],
	["decollete", ["rf"]],
	["facial", ["hydrafacial"]],
	["ull skin", []],
])("%j finds %j by titles, concerns and groups", (query, found) => {
	expect(find(query)).toEqual(found);
});

test.each([
	["hydr", ["prf-therapy", "hydrafacial", "rf"], ["hydrafacial", "prf-therapy", "rf"]],
	["micro", ["prf-therapy", "hydrafacial", "rf"], ["rf", "prf-therapy", "hydrafacial"]],
	["botox", ["rf", "prf-therapy", "hydrafacial"], ["rf", "prf-therapy", "hydrafacial"]],
	["consult", [], ["consultation"]],
	["rf", ["prf-therapy"], ["rf", "prf-therapy"]],
])("%j, ranked by the site's search: names that begin with it come first", (query, ranked, found) => {
	expect(find(query, ranked)).toEqual(found);
});
