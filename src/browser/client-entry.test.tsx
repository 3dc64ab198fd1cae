import { act, screen } from "@testing-library/react";
import { replaceHydrateFunction } from "./client-entry";

test("what Gatsby mounts beside a page that's there, such as its loading indicator, is rendered without an error", async () => {
	document.body.innerHTML = '<div id="___gatsby"><div id="gatsby-focus-wrapper"><p>The page</p></div></div><div id="indicator"></div>';
	const errors: string[] = [];
	const collect = (event: ErrorEvent) => {
		event.preventDefault();
		errors.push(event.message);
	};
	window.addEventListener("error", collect);
	await act(async () =>
		replaceHydrateFunction?.({ getResourceURLsForPathname: () => [] }, { plugins: [] })(<p>The indicator</p>, document.querySelector("#indicator")),
	);
	window.removeEventListener("error", collect);
	expect(screen.getByText("The indicator")).toBeVisible();
	expect(screen.getByText("The page")).toBeVisible();
	expect(errors).toEqual([]);
});
