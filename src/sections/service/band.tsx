import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment ServiceBand on Service {
		bandImage {
			...PictureBand
		}
	}
`;

/**
 * The gallery's first picture from edge to edge: a rest between two sections of text. It's loaded less wide than it's shown: a soft picture bears a fifth
 * more, and the window's own width would cost the page a quarter of its bytes.
 */
export const ServiceBand = ({ service: { bandImage } }: { service: Queries.ServiceBandFragment }) => <Picture picture={bandImage} shape="band" />;
