import { render, screen } from "@testing-library/react";
import { pictureData } from "../../tests/support/pictures";
import { Picture, withSizes } from "./picture";

test("the alt text is the catalog's", () => {
	render(<Picture picture={pictureData("Four river stones")} shape="card" />);
	expect(screen.getByRole("img", { name: "Four river stones" })).toBeVisible();
});

test("an empty alt text makes it decorative", () => {
	const { container } = render(<Picture picture={pictureData()} shape="card" alt="" />);
	expect(screen.queryByRole("img")).toBeNull();
	expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

test("AVIF is offered first, then the JPEG", () => {
	const { container } = render(<Picture picture={pictureData()} shape="card" />);
	expect([...container.querySelectorAll("source")].map(({ type }) => type)).toEqual(["image/avif"]);
	expect(screen.getByRole("img")).toHaveAttribute("src", "/stones-480.jpg");
	expect(screen.getByRole("img")).toHaveAttribute("srcset", "/stones-240.jpg 240w, /stones-480.jpg 480w");
});

test("its place is reserved in its color until it has loaded, without a style attribute", () => {
	const { container } = render(<Picture picture={pictureData()} shape="card" />);
	expect(screen.getByRole("img")).toHaveAttribute("width", "480");
	expect(screen.getByRole("img")).toHaveAttribute("height", "384");
	expect(container.firstElementChild).toHaveClass("aspect-5/4", "bg-[#283828]");
	expect(container.querySelectorAll("[style]")).toHaveLength(0);
});

test("it is lazy, unless it is the page's largest paint", () => {
	render(
		<>
			<Picture picture={pictureData("Below the fold")} shape="card" />
			<Picture picture={pictureData("Hero")} shape="card" priority />
		</>,
	);
	expect(screen.getByRole("img", { name: "Below the fold" })).toHaveAttribute("loading", "lazy");
	expect(screen.getByRole("img", { name: "Hero" })).toHaveAttribute("loading", "eager");
	expect(screen.getByRole("img", { name: "Hero" })).toHaveAttribute("fetchpriority", "high");
});

test("without image data an error names the picture", () => {
	const silent = jest.spyOn(console, "error").mockImplementation(() => {});
	expect(() => render(<Picture picture={{ alt: "River stones", image: { childImageSharp: null } }} shape="card" />)).toThrow(
		'The picture "River stones" has no image data: query it through a fragment of src/ui/picture.tsx.',
	);
	silent.mockRestore();
});

test("sizes are replaced in every source and in the fallback", () => {
	const { container } = render(<Picture picture={withSizes(pictureData(), "10rem")} shape="card" />);
	expect([...container.querySelectorAll("[sizes]")].map((element) => element.getAttribute("sizes"))).toEqual(["10rem", "10rem"]);
});
