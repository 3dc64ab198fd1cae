import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { ClosingSection, SplitSection } from "../../components/blocks/sections";
import { PersonCards } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";
import { getBookingPath } from "../../lib/services/booking-path";
import { getFirstName } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { ArrowLinks } from "../../ui/links";
import { Heading, KeepTogether, Link } from "../../ui/text";

export const fragments = graphql`
	fragment MemberServices on TeamMember {
		name
		slug
		services {
			slug
			title
			path
			category {
				slug
				title
				position
			}
		}
	}
`;

type Service = Queries.MemberServicesFragment["services"][number];

/** The services under their categories, both in the site's order. */
const byCategory = (services: readonly Service[]) => {
	const groups = new Map<string, { category: Service["category"]; services: Service[] }>();
	for (const service of services) {
		const group = groups.get(service.category.slug) ?? { category: service.category, services: [] };
		group.services.push(service);
		groups.set(service.category.slug, group);
	}
	return [...groups.values()].sort((a, b) => a.category.position - b.category.position);
};

const Row = ({ service }: { service: Service }) => (
	<li>
		<Link href={service.path} className="group flex min-h-13 items-center justify-between gap-6 py-2.5 leading-snug font-medium hover:text-link">
			<KeepTogether as="span">{service.title}</KeepTogether>
			<ArrowRight className="size-4 shrink-0 text-mark transition-transform duration-200 group-hover:translate-x-1" aria-hidden="true" />
		</Link>
	</li>
);

/** What this person performs, and the way to an appointment. Nothing for those who perform none. */
export const MemberServices = ({ person }: { person: Queries.MemberServicesFragment }) => {
	if (person.services.length === 0) return null;
	const first = getFirstName(person.name);
	return (
		<SplitSection
			block={{ key: "services", heading: `Treatments with ${first}` }}
			tone="sand"
			from="lg"
			sticky
			below={
				<ButtonLink href={getBookingPath({ with: person.slug })} className="mt-8">
					Book with {first}
				</ButtonLink>
			}
		>
			<div className="border-b border-hairline">
				{byCategory(person.services).map(({ category, services }) => (
					<div key={category.slug} className="grid gap-x-10 border-t border-hairline pt-5 pb-4 sm:grid-cols-5-7 sm:pt-4">
						<Heading level={3} size={4} className="sm:pt-2.5">
							{category.title}
						</Heading>
						<ul className="mt-2 ruled sm:mt-0">
							{services.map((service) => (
								<Row key={service.slug} service={service} />
							))}
						</ul>
					</div>
				))}
			</div>
		</SplitSection>
	);
};

/** The others of the group, under the heading the group has on the team page. */
export const MemberNeighbors = ({ block, people }: { block: Pick<BlockData, "eyebrow" | "heading">; people: readonly Queries.PersonCardFragment[] }) =>
	people.length > 0 ? (
		<SplitSection
			block={{ key: "neighbors", eyebrow: block.eyebrow, heading: block.heading }}
			from="lg"
			size={3}
			below={<ArrowLinks links={[{ label: "Meet the whole team", href: "/team" }]} className="mt-5" />}
		>
			<PersonCards people={people} className="grid gap-x-10 gap-y-9 sm:grid-cols-2" itemClassName="border-b border-hairline pb-6" layout="row" />
		</SplitSection>
	) : null;

/** The call to action: to book with those who treat; below the others, the team's own. */
export const MemberClosing = ({ person, block }: { person: Queries.MemberServicesFragment; block: BlockData }) => {
	if (person.services.length === 0) return <ClosingSection block={block} />;
	const first = getFirstName(person.name);
	const links = [{ label: `Book with ${first}`, href: getBookingPath({ with: person.slug }) }];
	return (
		<ClosingSection
			block={{
				heading: `Would you like to see ${first}?`,
				text: [`Pick a treatment and a few days. We’ll find you a time with ${first} and confirm it with you.`],
				links,
			}}
		/>
	);
};
