import { getFirstName, nameWithCredentials } from "./names";

test("credentials stand behind the name, and nothing where there are none", () => {
	expect(nameWithCredentials({ name: "Marian Holloway", credentials: "MD" })).toBe("Marian Holloway, MD");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: "" })).toBe("Paige Underhill");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: null })).toBe("Paige Underhill");
});

test("the first name is what stands before the first space", () => {
	expect(getFirstName("Marian Holloway")).toBe("Marian");
	expect(getFirstName("Cher")).toBe("Cher");
});
