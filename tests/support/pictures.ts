import type { PictureData } from "../../src/ui/picture";

export const pictureData = (alt = "Four river stones"): PictureData => ({
	alt,
	image: {
		childImageSharp: {
			gatsbyImageData: {
				layout: "constrained",
				width: 480,
				height: 384,
				backgroundColor: "#3b352c",
				images: {
					sources: [
						{
							type: "image/avif",
							srcSet: "/stones-240.avif 240w, /stones-480.avif 480w",
							sizes: "90vw",
						},
					],
					fallback: {
						src: "/stones-480.jpg",
						srcSet: "/stones-240.jpg 240w, /stones-480.jpg 480w",
						sizes: "90vw",
					},
				},
			},
		},
	},
});
