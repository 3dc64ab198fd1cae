import { render, screen } from "@testing-library/react";
import { pictureData } from "../../tests/support/pictures";
import { Picture, withSizes } from "./picture";

test("a picture has its text and a place in its color", () => {
	const { container } = render(<Picture picture={pictureData("Four river stones")} shape="card" />);
	const image = screen.getByRole("img", { name: "Four river stones" });
	expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["480", "384"]);
	expect(container.firstElementChild).toHaveClass("aspect-5/4", "bg-[#283828]");
	expect(container.querySelectorAll("[style]")).toHaveLength(0);
});

test("AVIF is offered first, then the JPEG; both get other sizes", () => {
	const { container } = render(
		<Picture picture={withSizes(pictureData(), "10rem")} shape="card" />,
	);
	expect(container.querySelector("source")).toHaveAttribute("type", "image/avif");
	expect(screen.getByRole("img")).toHaveAttribute("src", "/stones-480.jpg");
	expect(
		[...container.querySelectorAll("[sizes]")].map((element) => element.getAttribute("sizes")),
	).toEqual(["10rem", "10rem"]);
});
