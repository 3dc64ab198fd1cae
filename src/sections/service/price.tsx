import { graphql } from "gatsby";
import { SplitSection } from "../../components/blocks/split-section";
import { PriceTable } from "../../components/cards/price-table";
import { ArrowLink } from "../../ui/arrow-link";

export const fragments = graphql`
	fragment ServicePrice on Service {
		title
		prices {
			...PriceFields
		}
	}
`;

/** What it costs. */
export const ServicePrice = ({ service: { prices, title } }: { service: Queries.ServicePriceFragment }) => (
	<SplitSection
		block={{ key: "price", heading: "What it costs" }}
		tone="sand"
		below={
			<ArrowLink href="/pricing" className="mt-5">
				How pricing works
			</ArrowLink>
		}
	>
		<PriceTable prices={prices} caption={`Prices for ${title}`} />
	</SplitSection>
);
