import { render, screen } from "@testing-library/react";
import { reply } from "../../../tests/support/posted-form";
import { sampleBlock } from "../../../tests/support/sample-block";
import { MyRequest } from ".";

const page = { label: "My request", path: "/my-request", heading: "Find it", lead: null };

test("without the server, the form makes room for other ways to reach the desk", async () => {
	globalThis.fetch = jest.fn(async () => reply(404));
	render(<MyRequest page={{ ...page, key: "my-request", blocks: [sampleBlock("absent")] }} />);
	expect(screen.getByRole("button", { name: "Show my request" })).toBeInTheDocument();
	expect(await screen.findByRole("link", { name: /^Call/ })).toBeInTheDocument();
	expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
