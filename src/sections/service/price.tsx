import { graphql } from "gatsby";
import { PriceRows } from "../../components/cards/price-rows";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServicePrice on Service {
		title
		prices {
			...PriceFields
		}
	}
`;

/** What it costs. */
export const ServicePrice = ({ service }: { service: Queries.ServicePriceFragment }) => (
	<Section tone="sand" labelledBy="price-heading" id="price">
		<Split>
			<div>
				<Heading level={2} id="price-heading">
					Price
				</Heading>
				<ArrowLink href="/pricing" className="mt-5">
					How pricing works
				</ArrowLink>
			</div>
			<PriceRows prices={service.prices} caption={`Prices of ${service.title}`} />
		</Split>
	</Section>
);
