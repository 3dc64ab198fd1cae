import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import { cx } from "./class-names";

/** What every picture fragment below gives: the alt text, and the derivatives of one use. */
export interface PictureData {
	readonly alt: string;
	readonly image: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

export interface PictureProps {
	picture: PictureData;
	/** Empty where the text beside it says the same. */
	alt?: string;
	/** True for the one picture that is the page's largest paint. */
	priority?: boolean;
	className?: string;
	imgClassName?: string;
	/** Where the crop holds on to: "50% 30%". */
	position?: string;
}

/** A content picture: AVIF and WebP with a fallback, its dominant colour until it has loaded, no shift. */
export const Picture = ({ picture, alt = picture.alt, priority = false, className, imgClassName, position }: PictureProps) => {
	const image = picture.image.childImageSharp?.gatsbyImageData;
	if (!image) throw new Error(`The picture "${picture.alt}" has no image data: query it through a fragment of src/ui/picture.tsx.`);
	return (
		<GatsbyImage
			image={image}
			alt={alt}
			loading={priority ? "eager" : "lazy"}
			{...(priority ? { fetchPriority: "high" as const } : {})}
			className={cx("block", className)}
			imgClassName={cx("h-full w-full", imgClassName)}
			objectPosition={position ?? "50% 50%"}
		/>
	);
};

/**
 * One fragment a use, few uses: the same arguments make the same derivatives, so that a picture shown as a card
 * on five pages is encoded once.
 */
export const fragments = graphql`
	fragment PictureHero on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 828, 1200, 1600, 2400], sizes: "100vw")
			}
		}
	}
	fragment PictureWide on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 1200, aspectRatio: 1.5, breakpoints: [480, 800, 1200, 1440], sizes: "(min-width: 1296px) 700px, (min-width: 768px) 58vw, 94vw")
			}
		}
	}
	fragment PictureArch on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 640, aspectRatio: 0.8, breakpoints: [320, 480, 640, 768], sizes: "(min-width: 1296px) 480px, (min-width: 768px) 40vw, 90vw")
			}
		}
	}
	fragment PictureCard on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 480, aspectRatio: 1.25, breakpoints: [240, 480, 800], sizes: "(min-width: 1296px) 384px, (min-width: 768px) 46vw, 92vw")
			}
		}
	}
	fragment PictureThumb on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 160, aspectRatio: 1, breakpoints: [160, 320], sizes: "160px")
			}
		}
	}
`;
