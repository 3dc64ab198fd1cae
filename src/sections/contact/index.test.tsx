import { render, screen } from "@testing-library/react";
import { sampleBlock } from "../../../tests/support/sample-block";
import { ContactMessage } from ".";

const blocks = [
	"message",
	"sent",
	"absent",
	"reach",
	"topics",
	"visit",
	"questions",
	"closing",
].map(sampleBlock);

test.each([
	["gift", "A gift card"],
	["nonsense", "Choose a topic"],
])("a link that names the topic %s chooses it, if there is one", async (topic, chosen) => {
	window.history.replaceState(null, "", `/contact?topic=${topic}`);
	sessionStorage.clear();
	render(<ContactMessage page={{ key: "contact", blocks }} place={{}} />);
	expect(await screen.findByRole("combobox", { name: "Topic" })).toHaveDisplayValue(chosen);
});
