import { findServices } from "./find-services";

const toService = (slug: string, title: string, concern: string) => ({
	slug,
	title,
	concerns: [{ title: concern }],
});
const groups = [
	{
		title: "Rejuvenation",
		services: [
			toService("hydrafacial", "HydraFacial", "Dull skin"),
			toService("prf", "PRF Therapy", "Thinning hair"),
		],
	},
	{
		title: "Tightening & Lifting",
		services: [toService("rf", "RF Microneedling", "Décolleté lines")],
	},
];

test.each([
	["", undefined, ["hydrafacial", "prf", "rf"]],
	["HAIR thin", undefined, ["prf"]],
	["lifting & micro", undefined, ["rf"]],
	["decollete", undefined, ["rf"]],
	["facial", undefined, ["hydrafacial"]],
	["ull skin", undefined, []],
	["hydr", ["prf", "hydrafacial"], ["hydrafacial", "prf"]],
	["micro", ["prf", "hydrafacial", "rf"], ["rf", "prf", "hydrafacial"]],
	["botox", ["rf", "prf", "hydrafacial"], ["rf", "prf", "hydrafacial"]],
	["rf", ["prf"], ["rf", "prf"]],
])("%j, where the site's search finds %j: %j", (query, ranked, found) => {
	expect(
		findServices(groups, query, ranked).flatMap(({ services }) => services.map(({ slug }) => slug)),
	).toEqual(found);
});
