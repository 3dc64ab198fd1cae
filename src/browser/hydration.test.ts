import { isTakingOver, isWanted } from "./hydration";

// Without a document, as where the pages are built. What the browser does: src/components/layout/defer-hydration.test.tsx.
test("in the build every part is rendered into the HTML at once, inside the boundary that the browser hydrates later", () => {
	expect(isTakingOver()).toBe(true);
	expect(isWanted()).toBe(true);
});
