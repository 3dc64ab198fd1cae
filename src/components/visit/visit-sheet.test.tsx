import { act, fireEvent, render, screen } from "@testing-library/react";
import { VisitSheet } from "./visit-sheet";

const show = (persisted: boolean) =>
	act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

test("what was written is gone if Back brings the page back", () => {
	render(<VisitSheet />);
	const field = screen.getByLabelText(/^Allergies/);
	fireEvent.change(field, { target: { value: "Latex" } });
	show(false);
	expect(field).toHaveValue("Latex");
	show(true);
	expect(field).toHaveValue("");
	expect(screen.queryByText("Latex")).toBeNull();
});
