import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
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
	<BlockSection block={{ key: "candidacy", heading: "Is it for you?" }} tone="deep">
		<Split ratio="even">
			<CheckList heading="It tends to suit" items={candidacy.goodFor} kind="yes" />
			<CheckList heading="Not for you, or not yet" items={candidacy.notFor} kind="no" />
		</Split>
	</BlockSection>
);
