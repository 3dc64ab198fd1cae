interface Sized {
	readonly sizes?: string;
}

interface Sources<S extends Sized, F extends Sized> {
	readonly image: {
		readonly childImageSharp: { readonly gatsbyImageData: { readonly images: { readonly sources?: readonly S[]; readonly fallback?: F } } } | null;
	};
}

/** The same picture for another width on the page, by `sizes`: a thumbnail then doesn't load what a card needs. */
export const withSizes = <P extends Sources<Sized, Sized>>(picture: P, sizes: string): P => {
	const data = picture.image.childImageSharp?.gatsbyImageData;
	if (!data) return picture;
	const { images } = data;
	const resized = { ...images, sources: images.sources?.map((source) => ({ ...source, sizes })), fallback: images.fallback && { ...images.fallback, sizes } };
	return { ...picture, image: { ...picture.image, childImageSharp: { ...picture.image.childImageSharp, gatsbyImageData: { ...data, images: resized } } } };
};
