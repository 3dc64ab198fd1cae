import { graphql } from "gatsby";
import { PageHeader } from "../../components/layout/page-header";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";

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
	<PageHeader page={{ ...page, label: page.heading }} shape="arch">
		<p className="flex flex-wrap items-center gap-x-7 gap-y-3">
			<ButtonLink href="/schedule">Book Now</ButtonLink>
			<Link href="#directions" className="quiet-link inline-flex min-h-12 items-center font-medium">
				Get directions
			</Link>
		</p>
	</PageHeader>
);
