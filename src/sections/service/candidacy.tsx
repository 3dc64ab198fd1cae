import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { CheckList } from "../../components/prose/check-list";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServiceCandidacy on Service {
		candidacy {
			goodFor
			notFor
		}
	}
`;

/** Who it suits, and who should not have it. */
export const ServiceCandidacy = ({ service: { candidacy } }: { service: Queries.ServiceCandidacyFragment }) => (
	<BlockSection block={{ key: "candidacy", heading: "Is it right for you?" }} tone="deep">
		<Split ratio="even">
			<CheckList heading="Who it’s usually right for" items={candidacy.goodFor} kind="yes" />
			<CheckList heading="Who should skip it or wait" items={candidacy.notFor} kind="no" />
		</Split>
	</BlockSection>
);
