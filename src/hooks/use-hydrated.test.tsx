import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useHydrated } from "./use-hydrated";

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
	const complained = jest.fn();
	const root = await act(async () => hydrateRoot(document.querySelector("div") as Element, <Probe />, { onRecoverableError: complained }));
	expect(seen[0]).toBe(false);
	expect(screen.getByText("true")).toBeVisible();
	expect(complained).not.toHaveBeenCalled();
	await act(async () => root.unmount());
});

test("true at once on a page that React makes itself", () => {
	render(<Probe />);
	expect(seen[0]).toBe(true);
});
