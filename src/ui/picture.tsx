import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { cx } from "./class-names";
import { findSwatch } from "./picture-swatch";

export interface PictureData {
	readonly alt: string;
	readonly image: {
		readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
	};
	readonly sizes?: string;
}

/** Classes, because a `style` attribute needs a hash in every page's policy. */
const boxes = {
	wide: "relative aspect-3/2",
	card: "relative aspect-5/4",
	arch: "relative aspect-4/5",
	tall: "relative aspect-4/5",
	thumb: "relative aspect-square",
	band: "relative aspect-2/1 md:aspect-21/9",
	fill: "absolute inset-0",
};

const getImageData = (picture: PictureData) => {
	const data = picture.image.childImageSharp?.gatsbyImageData;
	const fallback = data?.images.fallback;
	if (!data || !fallback)
		throw new Error(
			`The picture "${picture.alt}" has no image data: query it through a fragment of src/ui/picture.tsx.`,
		);
	return { ...data, fallback };
};

export const getPictureSrc = (picture: PictureData): string => getImageData(picture).fallback.src;

/**
 * Unlike the plugin's `<GatsbyImage>`, it needs no script, which would be 54 kB.
 * @throws Error if the data wasn't queried through one of the fragments below
 */
export const Picture = ({
	picture,
	shape,
	alt = picture.alt,
	priority,
	fade,
	zoom,
	className,
	imgClassName,
}: {
	picture: PictureData;
	shape: keyof typeof boxes;
	alt?: string;
	priority?: boolean;
	/** Fades in when it has loaded (src/browser/inline/before-hydration.ts). */
	fade?: boolean;
	zoom?: boolean;
	className?: string;
	imgClassName?: string;
}) => {
	const { backgroundColor, fallback, height, images, width } = getImageData(picture);
	const { src, srcSet, sizes } = fallback;
	return (
		<div
			className={cx(
				boxes[shape],
				"overflow-hidden",
				backgroundColor && findSwatch(backgroundColor),
				className,
			)}
		>
			<picture>
				{images.sources?.map((source) => (
					<source
						key={source.type}
						type={source.type}
						srcSet={source.srcSet}
						sizes={picture.sizes ?? source.sizes}
					/>
				))}
				<img
					src={src}
					srcSet={srcSet}
					sizes={picture.sizes ?? sizes}
					width={width}
					height={Math.round(height)}
					alt={alt}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : "auto"}
					decoding="async"
					className={cx(
						"absolute inset-0 size-full object-cover",
						fade && "picture-fade",
						zoom && "eased-moves group-hover:scale-103 motion-reduce:transition-none",
						imgClassName,
					)}
				/>
			</picture>
		</div>
	);
};

export const withSizes = <P extends PictureData>(data: P, sizes: string): P => ({ ...data, sizes });

/**
 * One fragment per use. All but the arches share their widths, so each is encoded once.
 * - A box that crops our 3:2 pictures needs `sizes` larger than its own: 1.2 times for 5:4.
 * - The thumb has one width, because a page that lists every picture would get long.
 * - Arches are cropped at build time: CSS would cost a page a fifth more bytes.
 * - With 100vw, the hero of a phone of 412 px at 1.75 would just miss the 720 px.
 */
export const fragments = graphql`
	fragment PictureHero on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 2400, breakpoints: [720, 1200, 1600, 2400], sizes: "99vw")
			}
		}
	}
	fragment PictureBand on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 1600, breakpoints: [720, 1200, 1600], sizes: "(min-width: 768px) 83vw, 99vw")
			}
		}
	}
	fragment PictureWide on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [480, 720, 1200], sizes: "(min-width: 1296px) 700px, (min-width: 768px) 58vw, 94vw")
			}
		}
	}
	fragment PictureArch on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 720, aspectRatio: 0.8, breakpoints: [480, 720], sizes: "(min-width: 1296px) 472px, (min-width: 768px) 40vw, 66vw")
			}
		}
	}
	fragment PictureProduct on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 720, aspectRatio: 0.8, breakpoints: [240, 480, 720], sizes: "(min-width: 1296px) 472px, (min-width: 768px) 40vw, 66vw")
			}
		}
	}
	fragment PicturePortrait on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(
					layout: CONSTRAINED
					width: 720
					aspectRatio: 0.8
					breakpoints: [240, 480, 720]
					sizes: "(min-width: 1296px) 472px, (min-width: 768px) 40vw, 66vw"
					transformOptions: { cropFocus: NORTH }
				)
			}
		}
	}
	fragment PictureCard on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [320, 480, 720, 1200], sizes: "(min-width: 1296px) 461px, (min-width: 768px) 55vw, 99vw")
			}
		}
	}
	fragment PictureTile on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [320, 480, 720], sizes: "(min-width: 1296px) 472px, (min-width: 768px) 37vw, 90vw")
			}
		}
	}
	fragment PictureThumb on Picture {
		alt
		image {
			childImageSharp {
				gatsbyImageData(layout: CONSTRAINED, width: 320, breakpoints: [320], sizes: "168px")
			}
		}
	}
`;
