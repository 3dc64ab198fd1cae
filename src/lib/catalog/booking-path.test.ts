import { getBookingPath } from "./booking-path";

test.each([
	[{}, "/schedule"],
	[{ service: "hydrafacial" }, "/schedule?service=hydrafacial"],
	[{ service: "hydrafacial", with: "nadia-brandt" }, "/schedule?service=hydrafacial&with=nadia-brandt"],
	[{ service: "hydrafacial", plan: "3 × Peel & more" }, "/schedule?service=hydrafacial&plan=3+%C3%97+Peel+%26+more"],
	[{ service: undefined, membership: "leaf" }, "/schedule?membership=leaf"],
])("%j leads to %s", (choice, path) => {
	expect(getBookingPath(choice)).toBe(path);
});
