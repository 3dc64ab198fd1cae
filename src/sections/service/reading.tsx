import { graphql } from "gatsby";
import { SplitSection } from "../../components/blocks/split-section";
import { PageRows } from "../../components/cards/page-rows";

export const fragments = graphql`
	fragment ServiceReading on Service {
		articles {
			path
			title
			summary
		}
		landingPages {
			path
			title: heading
			summary: lead
		}
	}
`;

/** The articles and local pages that mention the treatment. */
export const ServiceReading = ({ service: { articles, landingPages } }: { service: Queries.ServiceReadingFragment }) => (
	<SplitSection block={{ key: "reading", heading: "Read before you decide" }} tone="sand" className="print:hidden">
		<PageRows pages={[...articles, ...landingPages]} />
	</SplitSection>
);
