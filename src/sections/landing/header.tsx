import { graphql } from "gatsby";
import { PageHeader } from "../../components/blocks/page-header";
import { ButtonLink } from "../../ui/button";

export const fragments = graphql`
	fragment LandingHeader on LandingPage {
		path
		heading
		lead
		image {
			...PictureArch
		}
	}
`;

/** The top of a local page: the place, what it means for a visit, links to book or get directions. */
export const LandingHeader = ({ page }: { page: Queries.LandingHeaderFragment }) => (
	<PageHeader
		page={{ ...page, label: page.heading }}
		shape="arch"
		booking
		action={
			<ButtonLink href="#directions" variant="quiet">
				Get directions
			</ButtonLink>
		}
	/>
);
