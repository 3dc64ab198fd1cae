/** A picture that an entry shows. */
export interface PictureField {
	file: string;
	/** The path in the entry: `image`, `galleryImages[1]`, `blocks[2].image`. */
	path: string;
	/** Which picture it is, in an editor's words. */
	label: string;
}

/** The fields of any entry that name pictures. */
interface WithPictures {
	readonly image?: string;
	readonly galleryImages?: readonly string[];
	readonly blocks?: readonly { readonly key: string; readonly image?: string }[];
}

/** Every picture that an entry of any collection shows. */
export const findPictures = (entry: object): PictureField[] => {
	const { image, galleryImages = [], blocks = [] }: WithPictures = entry;
	return [
		...(image ? [{ file: image, path: "image", label: "Picture" }] : []),
		...galleryImages.map((file, index) => ({ file, path: `galleryImages[${index}]`, label: "Gallery" })),
		...blocks.flatMap((block, index) => (block.image ? [{ file: block.image, path: `blocks[${index}].image`, label: `Section “${block.key}”` }] : [])),
	];
};
