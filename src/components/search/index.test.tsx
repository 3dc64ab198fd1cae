import { render, screen } from "@testing-library/react";
import { SiteSearch } from ".";

jest.mock("./dialog", () => ({ SearchDialog: () => <p>Open</p> }));

const { dataset } = document.documentElement;
afterEach(() => delete dataset.searchState);

test("a tap before the page was ready opens the search, once", async () => {
	dataset.searchState = "wanted";
	const { unmount } = render(<SiteSearch pathname="/" />);
	expect(await screen.findByText("Open")).toBeVisible();
	unmount();
	render(<SiteSearch pathname="/" />);
	await Promise.resolve();
	expect(screen.queryByText("Open")).toBeNull();
});
