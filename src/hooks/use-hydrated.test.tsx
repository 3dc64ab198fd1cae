import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useHydrated, useOnceHydrated } from "./use-hydrated";

const seen: boolean[] = [];
const Probe = () => {
	const hydrated = useHydrated();
	seen.push(hydrated);
	return <p>{String(hydrated)}</p>;
};
beforeEach(() => {
	seen.length = 0;
});

test("false in the HTML and while React takes it over, true from then on", async () => {
	document.body.innerHTML = `<div>${renderToString(<Probe />)}</div>`;
	expect(screen.getByText("false")).toBeVisible();
	seen.length = 0;
	const onError = jest.fn();
	const root = await act(async () => hydrateRoot(document.querySelector("div") as Element, <Probe />, { onRecoverableError: onError }));
	expect(seen[0]).toBe(false);
	expect(screen.getByText("true")).toBeVisible();
	expect(onError).not.toHaveBeenCalled();
	await act(async () => root.unmount());
});

test("true at once on a page that React makes itself", () => {
	render(<Probe />);
	expect(seen[0]).toBe(true);
});

describe("what only the browser knows", () => {
	let rendered: string[];
	const Search = ({ search }: { search: string }) => {
		const known = useOnceHydrated(search, "");
		rendered.push(known);
		return <p>{`of ${known}`}</p>;
	};
	const takeOver = async (search: string) => {
		document.body.innerHTML = `<div>${renderToString(<Search search={search} />)}</div>`;
		rendered = [];
		return act(async () => hydrateRoot(document.querySelector("div") as Element, <Search search={search} />));
	};
	beforeEach(() => {
		rendered = [];
	});

	test("comes after hydration of the HTML as it was", async () => {
		const root = await takeOver("?a=1");
		expect(rendered).toEqual(["", "?a=1"]);
		expect(screen.getByText("of ?a=1")).toBeVisible();
		await act(async () => root.unmount());
	});

	test("if it's the same as in the HTML, nothing renders again", async () => {
		const root = await takeOver("");
		expect(rendered).toEqual([""]);
		await act(async () => root.unmount());
	});
});
