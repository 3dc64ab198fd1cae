import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { cx } from "./class-names";
import { swatchOf } from "./picture-swatch";

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
	/** True where it fades in once it has loaded (src/runtime/inline-script.ts). */
	fade?: boolean;
	/** True where it covers the box it stands in instead of keeping its own shape. */
	fill?: boolean;
	className?: string;
	/** Of the `<img>`, which covers its box: `object-[50%_30%]` says where the crop holds on to. */
	imgClassName?: string;
}

/** The shapes of the fragments below: width to height. Classes, because a `style` attribute needs a hash in every page's policy. */
const shapes: Readonly<Record<string, string>> = { "0.80": "aspect-4/5", "1.00": "aspect-square", "1.25": "aspect-5/4", "1.50": "aspect-3/2" };

/**
 * A content picture from gatsby-plugin-image's data: AVIF and WebP with a fallback, about its dominant colour until it
 * has loaded, no shift. Written as a plain `<picture>` because the plugin's `<GatsbyImage>` loads react-dom/server
 * into the browser (54 kB brotli, measured on the first load of `/`) and hides the picture until script has run.
 * @throws where the data was not queried through one of the fragments below
 */
export const Picture = ({ picture, alt = picture.alt, priority = false, fade = false, fill = false, className, imgClassName }: PictureProps) => {
	const data = picture.image.childImageSharp?.gatsbyImageData;
	const fallback = data?.images.fallback;
	if (!data || !fallback) throw new Error(`The picture "${picture.alt}" has no image data: query it through a fragment of src/ui/picture.tsx.`);
	const { backgroundColor, height, images, width } = data;
	const { sizes, src, srcSet } = fallback;
	const shape = shapes[(width / height).toFixed(2)];
	if (!fill && !shape) throw new Error(`The picture "${picture.alt}" is ${width} × ${height}: add the class of that shape to src/ui/picture.tsx.`);
	return (
		<div className={cx(fill ? "absolute inset-0" : `relative ${shape}`, "overflow-hidden", backgroundColor && swatchOf(backgroundColor), className)}>
			<picture>
				{images.sources?.map((source) => (
					<source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
				))}
				<img
					src={src}
					srcSet={srcSet}
					sizes={sizes}
					width={width}
					height={height}
					alt={alt}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : "auto"}
					decoding="async"
					className={cx("absolute inset-0 size-full object-cover", fade && "picture-fade", imgClassName)}
				/>
			</picture>
		</div>
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
