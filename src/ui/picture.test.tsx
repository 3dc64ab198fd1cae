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

test("its place is kept, in its colour, until it has loaded", () => {
	const { container } = render(<Picture picture={pictureData()} />);
	expect(screen.getByRole("img")).toHaveAttribute("width", "480");
	expect(screen.getByRole("img")).toHaveAttribute("height", "384");
	expect(container.firstElementChild).toHaveStyle({ backgroundColor: "#3b352c" });
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
	const { container } = render(
		<>
			<Picture picture={pictureData("Plain")} />
			<Picture picture={pictureData("Fading")} fade />
		</>,
	);
	expect(screen.getByRole("img", { name: "Plain" })).not.toHaveClass("picture-fade");
	expect(screen.getByRole("img", { name: "Fading" })).toHaveClass("picture-fade");
	expect(container.querySelectorAll("[data-gatsby-image-wrapper] [data-main-image][data-gatsby-image-ssr]")).toHaveLength(1);
});

test("the crop holds on to where it is told", () => {
	render(<Picture picture={pictureData()} position="50% 30%" />);
	expect(screen.getByRole("img").style.objectPosition).toBe("50% 30%");
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
