import { graphql } from "gatsby";
import { PageHeader } from "../../components/layout/page-header";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment LandingHeader on LandingPage {
		city
		heading
		lead
		image {
			...PictureArch
		}
	}
`;

/** The top of a local page: the place, what it means for a visit, links to book or get directions. */
export const LandingHeader = ({ page: { city, heading, lead, image } }: { page: Queries.LandingHeaderFragment }) => {
	const { business } = useSite();
	return (
		<PageHeader page={{ eyebrow: `${city}, ${business.address.region}`, heading, lead, image }} shape="arch">
			<p className="flex flex-wrap items-center gap-x-7 gap-y-3">
				<ButtonLink href="/schedule">Book Now</ButtonLink>
				<Link href="#directions" className="quiet-link inline-flex min-h-12 items-center font-medium">
					Get directions
				</Link>
			</p>
		</PageHeader>
	);
};
