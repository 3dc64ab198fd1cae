import { renderHook } from "@testing-library/react";
import { businessFacts } from "../../tests/support/business-facts";
import { answerStaticQueries } from "../../tests/support/gatsby-double";
import { useSite } from "./use-site";

afterEach(() => answerStaticQueries(businessFacts));

test.each([
	["business", "content/site.json"],
	["navigation", "content/navigation.json"],
])("a site without its %s stops, and the file is named", (part, file) => {
	const silent = jest.spyOn(console, "error").mockImplementation(() => {});
	answerStaticQueries({ ...businessFacts, [part]: null });
	expect(() => renderHook(useSite)).toThrow(file);
	silent.mockRestore();
});
