import { findLinkTargets, splitLinks, stripLinks } from "./inline-links";

const text = "Ask about [peels](/services/chemical-peels) or [the fee](/pricing#consultation).";

test("a text is split into words and links", () => {
	expect(splitLinks(text)).toEqual([
		"Ask about ",
		{ label: "peels", href: "/services/chemical-peels" },
		" or ",
		{ label: "the fee", href: "/pricing#consultation" },
		".",
	]);
	expect(splitLinks("[Peels](/services/chemical-peels)")).toEqual([{ label: "Peels", href: "/services/chemical-peels" }]);
});

test.each(["No link at all.", "[Not one] (in parentheses).", "[](/nowhere)", ""])("%j stays as it is", (plain) => {
	expect(splitLinks(plain).join("")).toBe(plain);
	expect(stripLinks(plain)).toBe(plain);
});

test("without its links a text reads the same", () => {
	expect(stripLinks(text)).toBe("Ask about peels or the fee.");
});

test("link targets are found in their order", () => {
	expect(findLinkTargets(text)).toEqual(["/services/chemical-peels", "/pricing#consultation"]);
});
