import { render, screen } from "@testing-library/react";
import { pictureData } from "../../../tests/support/pictures";
import { Portrait } from "./portrait";

const person = (monogram: string | null): Queries.PortraitFragment => ({
	name: "Dana Doctor",
	monogram,
	image: pictureData("Woman with gray hair in a white coat"),
});

test("a photograph is shown alone, with its own alt text", () => {
	const { container } = render(<Portrait person={person(null)} />);
	expect(screen.getByRole("img", { name: "Woman with gray hair in a white coat" })).toBeVisible();
	expect(container).toHaveTextContent(/^$/);
});

test("on a ground are the initials, and screen readers hear of neither, because the name is beside them", () => {
	render(<Portrait person={person("DD")} />);
	expect(screen.getByText("DD").closest("[aria-hidden]")).toHaveAttribute("aria-hidden", "true");
	expect(screen.queryByRole("img")).toBeNull();
});
