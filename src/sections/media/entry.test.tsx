import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyName } from "./entry";

const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	Object.assign(navigator, { clipboard });
	render(<CopyName file="stones.jpg" />);
});

const getButton = () => screen.getByRole("button", { name: "Copy name stones.jpg" });
const press = () => act(async () => fireEvent.click(getButton()));

test("the name is copied, and that's said until the focus moves on", async () => {
	expect(screen.queryByText(/^Copied/)).toBeNull();
	await press();
	expect(clipboard.writeText).toHaveBeenCalledWith("stones.jpg");
	expect(screen.getByText(/^Copied/)).toHaveTextContent("Copied stones.jpg");
	fireEvent.blur(getButton());
	expect(screen.queryByText(/^Copied/)).toBeNull();
});
