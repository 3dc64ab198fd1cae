import { getFirstName, nameWithCredentials } from "./names";

test("credentials come after the name, if there are any", () => {
	expect(nameWithCredentials({ name: "Marian Holloway", credentials: "MD" })).toBe("Marian Holloway, MD");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: "" })).toBe("Paige Underhill");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: null })).toBe("Paige Underhill");
});

test("the first name is everything before the first space", () => {
	expect(getFirstName("Marian Holloway")).toBe("Marian");
	expect(getFirstName("Cher")).toBe("Cher");
});
