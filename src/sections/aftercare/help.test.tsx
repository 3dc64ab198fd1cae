import { render, screen, within } from "@testing-library/react";
import { AftercareHelp } from "./help";

const closed = {
	business: { onCall: null },
	now: { text: "Closed: urgent care." },
	today: { text: "Closed: wait." },
};
const level = (name: string) =>
	within(screen.getByRole("heading", { name }).parentElement as HTMLElement);
const texts = (name: string) =>
	[...(level(name).getByRole("heading").parentElement?.querySelectorAll("h3 ~ p, li") ?? [])].map(
		(each) => each.textContent,
	);

test("911 comes first, then now, then today, with what to do when closed", () => {
	const signs = [
		{
			level: "today",
			text: "A rash: call (918) 555-0142, and go to an emergency room if it spreads.",
		},
		{ level: "now", text: "A burn" },
		{ level: "now", text: "Eye pain (go to an emergency room at any hour)" },
		{ level: "911", text: "Fainting" },
	];
	render(<AftercareHelp signs={signs} closed={closed} />);
	expect(
		screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
	).toEqual(["Call 911", "Call now", "Call us today"]);
	expect(texts("Call 911")).toEqual(["911", "Fainting"]);
	expect(texts("Call now")).toEqual([
		"(918) 555-0142",
		"Eye pain (go to an emergency room at any hour)",
		"Closed: urgent care.",
		"A burn",
	]);
	expect(screen.queryByText("Closed: wait.")).toBeNull();
});

test("an on-call number stands only where it says to call now", () => {
	const signs = ["911", "now", "today"].map((each) => ({ level: each, text: "A burn" }));
	render(
		<AftercareHelp signs={signs} closed={{ ...closed, business: { onCall: "(918) 555-0199" } }} />,
	);
	expect(screen.getAllByRole("link", { name: "(918) 555-0199" })).toHaveLength(1);
	expect(level("Call now").getByRole("link", { name: "(918) 555-0199" })).toHaveAttribute(
		"href",
		"tel:+19185550199",
	);
});
