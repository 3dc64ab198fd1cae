import { graphql } from "gatsby";
import { CheckList } from "../../components/prose/check-list";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
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
export const ServiceCandidacy = ({ service }: { service: Queries.ServiceCandidacyFragment }) => (
	<Section tone="deep" labelledBy="candidacy">
		<Heading level={2} id="candidacy">
			Is it for you?
		</Heading>
		<Split ratio="even" className="mt-12">
			<div>
				<Heading level={3} className="mb-5">
					It tends to suit
				</Heading>
				<CheckList items={service.candidacy.goodFor} kind="yes" />
			</div>
			<div>
				<Heading level={3} className="mb-5">
					Not for you, or not yet
				</Heading>
				<CheckList items={service.candidacy.notFor} kind="no" />
			</div>
		</Split>
	</Section>
);
