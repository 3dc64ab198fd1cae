import { readColor } from "./design-tokens";

test("a color of the stylesheet", () => {
	expect(readColor("evergreen")).toMatch(/^#[0-9a-f]{6}$/);
});

test("a color that the stylesheet does not have is named", () => {
	expect(() => readColor("mauve")).toThrow("src/styles/tokens.css has no color --mauve.");
});
