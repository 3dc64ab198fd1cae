import { fillPlaceholders } from "./placeholders";

const facts = { phone: "(918) 555-0100", city: "Broken Arrow" };

test("every known placeholder is replaced, wherever and however often it's used", () => {
	expect(fillPlaceholders("{city}: call {phone}, yes {phone}", facts)).toBe("Broken Arrow: call (918) 555-0100, yes (918) 555-0100");
});

test("an unknown placeholder stays as it is written", () => {
	expect(fillPlaceholders("call {fone} in {city}", facts)).toBe("call {fone} in Broken Arrow");
});

test("a fact is not itself filled in again", () => {
	expect(fillPlaceholders("{a}", { a: "{b}", b: "c" })).toBe("{b}");
});

test("a text without braces is not changed", () => {
	expect(fillPlaceholders("call us", facts)).toBe("call us");
});

test("a name every object inherits is not filled in", () => {
	expect(fillPlaceholders("call {constructor} {toString}", facts)).toBe("call {constructor} {toString}");
});
