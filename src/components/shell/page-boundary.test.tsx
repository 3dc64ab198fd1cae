import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { PageBoundary } from "./page-boundary";

let fail: () => void = () => undefined;
const Page = ({ broken = false }: { broken?: boolean }): ReactNode => {
	const [failing, setFailing] = useState(broken);
	fail = () => setFailing(true);
	if (failing) throw new Error("broken");
	return <textarea aria-label="Message" />;
};
const show = (page: ReactNode) =>
	render(
		<main>
			<PageBoundary keep="main">{page}</PageBoundary>
		</main>,
	);
beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.mocked(console.error).mockRestore());
const expectHelp = () => {
	expect(screen.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
	expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
	expect(screen.getByRole("link", { name: "Call (918) 555-0142" })).toBeVisible();
};

test("a page that fails keeps what was typed", () => {
	show(<Page />);
	screen.getByRole<HTMLTextAreaElement>("textbox").value = "On Tuesday?";
	act(() => fail());
	expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("On Tuesday?");
	expect(document.documentElement).toHaveAttribute("data-failed");
	expectHelp();
});

test("a page that fails before it has shown anything isn't blank", () => {
	show(<Page broken />);
	expectHelp();
});
