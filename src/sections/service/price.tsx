import { graphql } from "gatsby";
import { SplitSection } from "../../components/blocks/sections";
import { PriceTable } from "../../components/cards/price-table";
import { ArrowLinks } from "../../ui/links";

export const fragments = graphql`
	fragment ServicePrice on Service {
		title
		prices {
			...PriceFields
		}
		specialPrices {
			...SpecialPriceFields
		}
	}
`;

export const ServicePrice = ({
	service: { prices, specialPrices, title },
}: {
	service: Queries.ServicePriceFragment;
}) => (
	<SplitSection
		block={{ key: "price", heading: "What it costs" }}
		tone="sand"
		space="dense"
		below={
			<ArrowLinks links={[{ label: "How pricing works", href: "/pricing" }]} className="mt-5" />
		}
	>
		<PriceTable prices={prices} specials={specialPrices} caption={`Prices for ${title}`} />
	</SplitSection>
);
