import { render } from "@testing-library/react";
import { RefreshNote } from "./refresh-note";

const post = jest.fn();
beforeEach(() => {
	post.mockClear();
	Object.assign(window, { fetch: post });
});

test("a page that shows new data says so once; another page isn't new data", () => {
	const { rerender } = render(<RefreshNote pathname="/team" page="/team" data={{ heading: "Team" }} />);
	rerender(<RefreshNote pathname="/team" page="/team" data={{ heading: "Team" }} />);
	expect(post).not.toHaveBeenCalled();
	rerender(<RefreshNote pathname="/team" page="/team" data={{ heading: "Our team" }} />);
	expect(post.mock.calls).toEqual([["/__content/refreshed?path=%2Fteam", { method: "POST" }]]);
	rerender(<RefreshNote pathname="/about" page="/about" data={{ heading: "About" }} />);
	expect(post).toHaveBeenCalledTimes(1);
});

test("where there's no page, nothing is shown that an edit could have changed", () => {
	const { rerender } = render(<RefreshNote pathname="/new" page="/dev-404-page" data={{ pages: [] }} />);
	rerender(<RefreshNote pathname="/new" page="/dev-404-page" data={{ pages: ["/new"] }} />);
	expect(post).not.toHaveBeenCalled();
});
