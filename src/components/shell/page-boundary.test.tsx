import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { businessFacts } from "../../../tests/support/business-facts";
import { PageBoundary } from "./page-boundary";

/** A page whose next rendering fails when it's told to. */
let fail: () => void = () => undefined;
const Page = ({ broken = false }: { broken?: boolean }): ReactNode => {
	const [failing, setFailing] = useState(broken);
	fail = () => setFailing(true);
	if (failing) throw new Error("broken");
	return (
		<>
			<h1>Pricing</h1>
			<label>
				Message
				<textarea />
			</label>
		</>
	);
};
const show = (page: ReactNode) =>
	render(
		<main>
			<PageBoundary keep="main">{page}</PageBoundary>
		</main>,
	);
const offersHelp = () => {
	expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
	expect(screen.getByRole("link", { name: `Call ${businessFacts.business.phone.display}` })).toBeVisible();
};

beforeEach(() => {
	jest.spyOn(console, "error").mockImplementation(() => undefined);
	delete document.documentElement.dataset.failed;
});
afterEach(() => jest.mocked(console.error).mockRestore());

test("a page that fails keeps its text and what was typed, offers Reload and the phone, and leaves its links to the browser", () => {
	show(<Page />);
	screen.getByRole<HTMLTextAreaElement>("textbox").value = "On Tuesday?";
	act(() => fail());
	expect(screen.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
	expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("On Tuesday?");
	offersHelp();
	expect(document.documentElement).toHaveAttribute("data-failed");
});

test("a page that fails before it has shown anything says so, and offers Reload and the phone", () => {
	show(<Page broken />);
	expect(screen.getByRole("heading")).toHaveTextContent("This page stopped working");
	offersHelp();
});
