import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServiceCare on Service {
		risks
		preCare
		postCare
	}
`;

const Lines = ({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) => {
	const List = ordered ? "ol" : "ul";
	return (
		<List className={`mt-5 stack-3 pl-5 text-muted marker:text-mark ${ordered ? "list-decimal" : "list-disc"}`}>
			{items.map((item) => (
				<li key={item} className="pl-1.5 leading-normal">
					{item}
				</li>
			))}
		</List>
	);
};

/** Risks in full, and what to do before and after. */
export const ServiceCare = ({ service }: { service: Queries.ServiceCareFragment }) => (
	<Section labelledBy="risks">
		<Split gap="loose">
			<div>
				<Heading level={2} id="risks">
					Risks
				</Heading>
				<Lines items={service.risks} />
			</div>
			<div className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
				<div>
					<Heading level={2} size={3}>
						Before your visit
					</Heading>
					<Lines items={service.preCare} ordered />
				</div>
				<div>
					<Heading level={2} size={3}>
						Aftercare
					</Heading>
					<Lines items={service.postCare} ordered />
				</div>
			</div>
		</Split>
	</Section>
);
