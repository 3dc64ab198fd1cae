import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";

export const fragments = graphql`
	fragment ServiceBand on Service {
		galleryImages {
			...PictureWide
		}
	}
`;

/** Less than the width it's shown in: a soft picture bears a fifth more, and the window's own width would cost the page a quarter of its bytes. */
const sizes = "(min-width: 768px) 83vw, 99vw";

/** The gallery's first picture from edge to edge: a rest between two sections of text. */
export const ServiceBand = ({ service: { galleryImages } }: { service: Queries.ServiceBandFragment }) => {
	const [first] = galleryImages;
	return first ? <Picture picture={withSizes(first, sizes)} shape="band" /> : null;
};
