import { slugify } from "./slugify";

test.each([
	["What you’ll need, and why", "what-youll-need-and-why"],
	["What you'll need", "what-youll-need"],
	["Décolleté & neck", "decollete-neck"],
	["Über-Hydration", "uber-hydration"],
	["  Prices (2026)  ", "prices-2026"],
	["ﬁne lines", "fine-lines"],
	["IV — and then?", "iv-and-then"],
	["---", ""],
	["", ""],
])("the heading %j is the id %j", (heading, id) => {
	expect(slugify(heading)).toBe(id);
});

test("an id stays the id it is", () => {
	expect(slugify(slugify("What you’ll need, and why"))).toBe("what-youll-need-and-why");
});
