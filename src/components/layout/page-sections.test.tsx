import { act, render, screen } from "@testing-library/react";
import { EntersAtTop } from "../../motion/entry";
import { PageSections } from "./page-sections";

const page = (atTop: boolean, sections = ["one", "two", "three"]) => (
	<EntersAtTop value={atTop}>
		<PageSections>
			{sections.map((name) => (
				<h2 key={name}>{name}</h2>
			))}
			{null}
		</PageSections>
	</EntersAtTop>
);
const shown = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const frame = () => act(() => jest.advanceTimersByTimeAsync(17));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a page not entered by a link is whole at once", () => {
	render(page(false));
	expect(shown()).toEqual(["one", "two", "three"]);
});

test("one that a link leads to shows its first section at once, each other one a frame later", async () => {
	render(page(true));
	expect(shown()).toEqual(["one"]);
	await frame();
	expect(shown()).toEqual(["one", "two"]);
	await frame();
	expect(shown()).toEqual(["one", "two", "three"]);
	await frame();
	expect(jest.getTimerCount()).toBe(0);
});

test("a section that comes with other data is drawn at once, and what stands there stays", async () => {
	const { rerender } = render(page(true, ["one"]));
	await frame();
	const first = screen.getByText("one");
	rerender(page(true, ["one"]));
	expect(screen.getByText("one")).toBe(first);
});

test("a page that is left before it is whole draws no more", () => {
	const { unmount } = render(page(true));
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});
