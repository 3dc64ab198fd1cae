import { getBookingPath } from "./booking-path";

test.each([
	[{}, "/schedule"],
	[
		{ service: "hydrafacial", with: "nadia-brandt" },
		"/schedule?service=hydrafacial&with=nadia-brandt",
	],
	[
		{ service: ["a", "b", "a", "c", "d"], plan: "3 × Peel & more" },
		"/schedule?service=a&service-2=b&service-3=c&plan=3+%C3%97+Peel+%26+more",
	],
	[{ service: undefined, membership: "leaf" }, "/schedule?membership=leaf"],
])("%j leads to %s", (choice, path) => {
	expect(getBookingPath(choice)).toBe(path);
});
