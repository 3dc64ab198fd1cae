import { graphql } from "gatsby";
import { Portrait } from "../../components/cards/portrait";
import { BlockSection } from "../../components/layout/block-section";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment ServicePerformers on Service {
		performers {
			slug
			path
			credentials
			role
			...Portrait
		}
	}
`;

/** Who performs it, with their credentials. */
export const ServicePerformers = ({ service }: { service: Queries.ServicePerformersFragment }) => (
	<BlockSection block={{ key: "performers", heading: "Your providers" }} tone="sand">
		<ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
			{service.performers.map((person) => (
				<li key={person.slug} className="relative flex flex-wrap items-end gap-5 border-b border-hairline pb-6">
					<Portrait person={person} className="w-24 shrink-0" />
					<div className="min-w-0 grow basis-40">
						<Heading level={3} size={4}>
							<Link href={person.path} className="stretched hover:text-link">
								{person.name}
							</Link>
						</Heading>
						<p className="mt-1 text-note leading-snug text-muted">
							<KeepTogether>{person.credentials ? `${person.credentials}. ${person.role}` : person.role}</KeepTogether>
						</p>
					</div>
				</li>
			))}
		</ul>
	</BlockSection>
);
