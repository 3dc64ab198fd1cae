import { withSizes } from "./picture-sizes";

const picture = {
	alt: "A stone",
	image: {
		childImageSharp: {
			gatsbyImageData: {
				width: 480,
				images: { sources: [{ type: "image/avif", srcSet: "a 480w", sizes: "100vw" }], fallback: { src: "a.jpg", sizes: "100vw" } },
			},
		},
	},
};

test("sizes are replaced in every source and in the fallback, and nothing else", () => {
	const { images } = withSizes(picture, "10rem").image.childImageSharp.gatsbyImageData;
	expect(images).toEqual({ sources: [{ type: "image/avif", srcSet: "a 480w", sizes: "10rem" }], fallback: { src: "a.jpg", sizes: "10rem" } });
	expect(picture.image.childImageSharp.gatsbyImageData.images.fallback.sizes).toBe("100vw");
});

test("a picture without image data is returned as it is", () => {
	const bare = { image: { childImageSharp: null } };
	expect(withSizes(bare, "10rem")).toBe(bare);
});
