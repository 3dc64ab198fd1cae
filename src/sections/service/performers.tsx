import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { Portrait } from "../../components/cards/portrait";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { withSizes } from "../../ui/picture-sizes";

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
	<BlockSection
		block={{ key: "performers", heading: "Your providers", text: ["Open a profile to see the license, the board that issued it and where to look it up."] }}
		tone="sand"
	>
		<ul
			className={cx(
				"grid gap-x-(--column-gap) border-t border-hairline",
				service.performers.length % 3 === 0 ? "lg:grid-cols-3" : "md:grid-cols-2 md:*:last:odd:col-span-2",
			)}
		>
			{service.performers.map((person) => (
				<li key={person.slug} className="relative flex items-start gap-5 border-b border-hairline py-2 md:py-5">
					<Portrait person={{ ...person, image: withSizes(person.image, "5rem") }} className="w-14 shrink-0 md:w-20" />
					<div className="min-w-0 grow self-center">
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
