import { render, screen } from "@testing-library/react";
import { pictureData } from "../../tests/support/pictures";
import { Picture, type PictureData } from "./picture";

test("the alt text is the catalogue's", () => {
	render(<Picture picture={pictureData("Four river stones")} />);
	expect(screen.getByRole("img", { name: "Four river stones" })).toBeVisible();
});

test("an empty alt text makes it decoration", () => {
	const { container } = render(<Picture picture={pictureData()} alt="" />);
	expect(screen.queryByRole("img")).toBeNull();
	expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

test("AVIF is offered first, then WebP, then the JPEG", () => {
	const { container } = render(<Picture picture={pictureData()} />);
	expect([...container.querySelectorAll("source")].map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
	expect(screen.getByRole("img")).toHaveAttribute("src", "/stones-480.jpg");
	expect(screen.getByRole("img")).toHaveAttribute("srcset", "/stones-240.jpg 240w, /stones-480.jpg 480w");
});

test("its place is kept, in about its colour, until it has loaded, and no style attribute asks for a hash in the page's policy", () => {
	const { container } = render(<Picture picture={pictureData()} />);
	expect(screen.getByRole("img")).toHaveAttribute("width", "480");
	expect(screen.getByRole("img")).toHaveAttribute("height", "384");
	expect(container.firstElementChild).toHaveClass("aspect-5/4", "bg-[#283828]");
	expect(container.querySelectorAll("[style]")).toHaveLength(0);
});

test("it waits until it is near, unless it is the page's largest paint", () => {
	render(
		<>
			<Picture picture={pictureData("Below the fold")} />
			<Picture picture={pictureData("Hero")} priority />
		</>,
	);
	expect(screen.getByRole("img", { name: "Below the fold" })).toHaveAttribute("loading", "lazy");
	expect(screen.getByRole("img", { name: "Hero" })).toHaveAttribute("loading", "eager");
	expect(screen.getByRole("img", { name: "Hero" })).toHaveAttribute("fetchpriority", "high");
});

test("it is visible from the start unless it is to fade in", () => {
	render(
		<>
			<Picture picture={pictureData("Plain")} />
			<Picture picture={pictureData("Fading")} fade />
		</>,
	);
	expect(screen.getByRole("img", { name: "Plain" })).not.toHaveClass("picture-fade");
	expect(screen.getByRole("img", { name: "Fading" })).toHaveClass("picture-fade");
});

test("a shape that has no class stops it, unless the picture fills a box", () => {
	const data = pictureData("River stones");
	const whole = data.image.childImageSharp?.gatsbyImageData;
	const picture = { ...data, image: { childImageSharp: { gatsbyImageData: { ...whole, width: 300, height: 900 } } } } as PictureData;
	expect(() => render(<Picture picture={picture} />)).toThrow('The picture "River stones" is 300 × 900: add the class of that shape to src/ui/picture.tsx.');
	expect(() => render(<Picture picture={picture} fill />)).not.toThrow();
});

describe("without image data it stops and names the picture", () => {
	const whole = pictureData("River stones").image.childImageSharp?.gatsbyImageData;
	const cases: [string, PictureData][] = [["none", { alt: "River stones", image: { childImageSharp: null } }]];
	if (whole) cases.push(["no fallback", { alt: "River stones", image: { childImageSharp: { gatsbyImageData: { ...whole, images: { sources: [] } } } } }]);
	test.each(cases)("%s", (_name, picture) => {
		const silent = jest.spyOn(console, "error").mockImplementation(() => {});
		expect(() => render(<Picture picture={picture} />)).toThrow(
			'The picture "River stones" has no image data: query it through a fragment of src/ui/picture.tsx.',
		);
		silent.mockRestore();
	});
});
