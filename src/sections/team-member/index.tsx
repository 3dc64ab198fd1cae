import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { Breadcrumb } from "../../components/blocks/page-title";
import { ClosingSection, SplitSection } from "../../components/blocks/sections";
import { PersonCards } from "../../components/cards/person-card";
import { PersonName } from "../../components/cards/person-name";
import { Portrait } from "../../components/cards/portrait";
import type { BlockData } from "../../components/prose/page-copy";
import { PhoneLink } from "../../components/visit/contact-links";
import { SaveContact } from "../../components/visit/save-contact";
import { getPersonTrail } from "../../lib/pages/navigation";
import { getBookingPath } from "../../lib/services/booking-path";
import { getFirstName, roleWithCertification } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { ArrowLinks } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, KeepTogether, Lead, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment MemberProfile on TeamMember {
		slug
		path
		name
		credentials
		role
		shortBio
		...Portrait
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

interface Props {
	person: Queries.MemberProfileFragment;
}

const bookWith = ({ name, slug }: Props["person"]) => ({
	label: `Book with ${getFirstName(name)}`,
	href: getBookingPath({ with: slug }),
});

export const MemberProfile = ({ person }: Props) => {
	const { label, href } =
		person.services.length > 0 ? bookWith(person) : { label: "Contact us", href: "/contact" };
	return (
		<Section tone="sand" space="none">
			<Split gap="none">
				<div className="pt-9 pb-10 md:order-2 md:pt-14 md:pb-20 lg:pt-20">
					<Breadcrumb trail={getPersonTrail(person)} className="mb-8 lg:mb-14" />
					<Heading level={1}>
						<PersonName
							name={person.name}
							credentials={person.credentials}
							className="mt-4 text-large"
						/>
					</Heading>
					<Text className="mt-5 max-w-short font-display text-display-4 font-medium">
						{roleWithCertification(person)}
					</Text>
					{person.shortBio && <Lead className="mt-5">{person.shortBio}</Lead>}
					<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
						<ButtonLink href={href}>{label}</ButtonLink>
						<PhoneLink className="quiet-link figures inline-flex min-h-12 items-center font-medium" />
						<SaveContact slug={person.slug} />
					</div>
				</div>
				<Portrait
					person={person}
					priority
					className="z-10 -mb-14 w-3/4 max-w-100 self-end md:mt-14 md:-mb-28 md:w-full"
				/>
			</Split>
		</Section>
	);
};

export const MemberServices = ({ person }: Props) => {
	if (person.services.length === 0) return null;
	const { label, href } = bookWith(person);
	const categories = [
		...new Map(person.services.map(({ category }) => [category.slug, category])).values(),
	].sort((a, b) => a.position - b.position);
	return (
		<SplitSection
			block={{ key: "services", heading: `Treatments with ${getFirstName(person.name)}` }}
			tone="sand"
			from="lg"
			sticky
			below={
				<ButtonLink href={href} className="mt-8">
					{label}
				</ButtonLink>
			}
		>
			<div className="border-b border-hairline">
				{categories.map((category) => (
					<div
						key={category.slug}
						className="grid gap-x-10 border-t border-hairline pt-5 pb-4 sm:grid-cols-5-7 sm:pt-4"
					>
						<Heading level={3} size={4} className="sm:pt-2.5">
							{category.title}
						</Heading>
						<ul className="mt-2 ruled sm:mt-0">
							{person.services
								.filter((service) => service.category.slug === category.slug)
								.map(({ slug, path, title }) => (
									<li key={slug}>
										<Link
											href={path}
											className="group flex min-h-13 items-center justify-between gap-6 py-2.5 leading-snug font-medium hover:text-link"
										>
											<KeepTogether as="span">{title}</KeepTogether>
											<ArrowRight
												className="size-4 shrink-0 text-mark eased-moves group-hover:translate-x-1"
												aria-hidden="true"
											/>
										</Link>
									</li>
								))}
						</ul>
					</div>
				))}
			</div>
		</SplitSection>
	);
};

export const MemberNeighbors = ({
	block: { eyebrow, heading },
	people,
}: {
	block: BlockData;
	people: readonly Queries.PersonCardFragment[];
}) =>
	people.length > 0 ? (
		<SplitSection
			block={{ key: "neighbors", eyebrow, heading }}
			from="lg"
			size={3}
			below={
				<ArrowLinks links={[{ label: "Meet the whole team", href: "/team" }]} className="mt-5" />
			}
		>
			<PersonCards
				people={people}
				className="grid gap-x-10 gap-y-9 sm:grid-cols-2"
				itemClassName="border-b border-hairline pb-6"
				layout="row"
			/>
		</SplitSection>
	) : null;

export const MemberClosing = ({ person, block }: Props & { block: BlockData }) => {
	if (person.services.length === 0) return <ClosingSection block={block} />;
	const first = getFirstName(person.name);
	return (
		<ClosingSection
			block={{
				heading: `Would you like to see ${first}?`,
				text: [
					`Pick a treatment and a few days. We’ll find you a time with ${first} and confirm it with you.`,
				],
				links: [bookWith(person)],
			}}
		/>
	);
};
