import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
import { CheckList } from "../../components/prose/check-list";
import { Heading } from "../../ui/heading";
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
			<div>
				<Heading level={3} className="mb-5">
					It tends to suit
				</Heading>
				<CheckList items={candidacy.goodFor} kind="yes" />
			</div>
			<div>
				<Heading level={3} className="mb-5">
					Not for you, or not yet
				</Heading>
				<CheckList items={candidacy.notFor} kind="no" />
			</div>
		</Split>
	</BlockSection>
);
