import { render, screen } from "@testing-library/react";
import { pictureData } from "../../tests/support/pictures";
import { Picture, type PictureData } from "./picture";

test("the alt text is the picture's own", () => {
	render(<Picture picture={pictureData("Four river stones")} shape="card" />);
	expect(screen.getByRole("img", { name: "Four river stones" })).toBeVisible();
});

test("an empty alt text makes it decoration", () => {
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

test("its place is kept, in about its color, until it has loaded, and no style attribute asks for a hash in the page's policy", () => {
	const { container } = render(<Picture picture={pictureData()} shape="card" />);
	expect(screen.getByRole("img")).toHaveAttribute("width", "480");
	expect(screen.getByRole("img")).toHaveAttribute("height", "384");
	expect(container.firstElementChild).toHaveClass("aspect-5/4", "bg-[#283828]");
	expect(container.querySelectorAll("[style]")).toHaveLength(0);
});

test("it loads when it is near the viewport, unless it is the page's largest paint", () => {
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

test("it is visible from the start unless it is to fade in", () => {
	render(
		<>
			<Picture picture={pictureData("Plain")} shape="card" />
			<Picture picture={pictureData("Fading")} shape="card" fade />
		</>,
	);
	expect(screen.getByRole("img", { name: "Plain" })).not.toHaveClass("picture-fade");
	expect(screen.getByRole("img", { name: "Fading" })).toHaveClass("picture-fade");
});

test.each([
	["wide", "aspect-3/2"],
	["card", "aspect-5/4"],
	["arch", "aspect-4/5"],
	["thumb", "aspect-square"],
	["fill", "inset-0"],
] as const)("the box %s has its own shape, whatever the picture's", (shape, box) => {
	const { container } = render(<Picture picture={pictureData()} shape={shape} />);
	expect(container.firstElementChild).toHaveClass(box);
	expect(screen.getByRole("img")).toHaveClass("object-cover");
});

describe("without image data it stops and names the picture", () => {
	const whole = pictureData("River stones").image.childImageSharp?.gatsbyImageData;
	const cases: [string, PictureData][] = [["none", { alt: "River stones", image: { childImageSharp: null } }]];
	if (whole) cases.push(["no fallback", { alt: "River stones", image: { childImageSharp: { gatsbyImageData: { ...whole, images: { sources: [] } } } } }]);
	test.each(cases)("%s", (_name, picture) => {
		const silent = jest.spyOn(console, "error").mockImplementation(() => {});
		expect(() => render(<Picture picture={picture} shape="card" />)).toThrow(
			'The picture "River stones" has no image data: query it through a fragment of src/ui/picture.tsx.',
		);
		silent.mockRestore();
	});
});
