import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useOnceHydrated } from "./use-hydrated";

const rendered: string[] = [];
const Search = ({ search }: { search: string }) => {
	const known = useOnceHydrated(search, "");
	rendered.push(known);
	return <p>{`of ${known}`}</p>;
};
beforeEach(() => {
	rendered.length = 0;
});

test.each([
	["what only the browser knows comes after hydration of the HTML as it was", "?a=1", ["", "?a=1"]],
	["if it's the same as in the HTML, nothing renders again", "", [""]],
])("%s", async (_name, search, renderings) => {
	document.body.innerHTML = `<div>${renderToString(<Search search={search} />)}</div>`;
	rendered.length = 0;
	const onRecoverableError = jest.fn();
	const root = await act(async () => hydrateRoot(document.querySelector("div") as Element, <Search search={search} />, { onRecoverableError }));
	expect(rendered).toEqual(renderings);
	expect(screen.getByText(`of ${search}`.trim())).toBeVisible();
	expect(onRecoverableError).not.toHaveBeenCalled();
	await act(async () => root.unmount());
});

test("on a page that React makes itself, it's there at once", () => {
	render(<Search search="?a=1" />);
	expect(rendered).toEqual(["?a=1"]);
});
