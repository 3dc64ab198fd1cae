import { render, screen } from "@testing-library/react";
import { SelectField } from "./field";

test("of several fields with one label, screen readers hear which one it is", () => {
	render(<SelectField name="time-2" label="Time of day" labelSuffix="second choice" />);
	expect(screen.getByRole("combobox")).toHaveAccessibleName(/second choice/);
});
