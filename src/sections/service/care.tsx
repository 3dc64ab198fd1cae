import { graphql } from "gatsby";
import { BoxedWarnings } from "../../components/prose/boxed-warnings";
import { Heading } from "../../ui/heading";
import { List } from "../../ui/list";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServiceCare on Service {
		boxedWarnings
		risks
		preCare
		postCare
	}
`;

const lines = "mt-4 stack-2 text-note leading-snug md:mt-5 md:stack-3 md:leading-normal";

/** Risks in full, and what to do before and after. */
export const ServiceCare = ({ service }: { service: Queries.ServiceCareFragment }) => (
	<Section labelledBy="risks">
		<Split>
			<div>
				<Heading level={2} id="risks">
					Risks
				</Heading>
				<BoxedWarnings texts={service.boxedWarnings} className="mt-6" />
				<List items={service.risks} className={lines} />
			</div>
			<div className="stack-10">
				<div>
					<Heading level={2} size={3}>
						Before your visit
					</Heading>
					<List items={service.preCare} ordered className={lines} />
				</div>
				<div>
					<Heading level={2} size={3}>
						Aftercare
					</Heading>
					<List items={service.postCare} ordered className={lines} />
				</div>
			</div>
		</Split>
	</Section>
);
