import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/page-title";
import { Portrait } from "../../components/cards/portrait";
import { PhoneLink, SaveContact } from "../../components/visit/reach-links";
import { getPersonTrail } from "../../lib/pages/navigation";
import { getBookingPath } from "../../lib/services/booking-path";
import { getFirstName } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Text } from "../../ui/text";

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
		}
	}
`;

const Actions = ({ person }: { person: Queries.MemberProfileFragment }) => (
	<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
		{person.services.length > 0 ? (
			<ButtonLink href={getBookingPath({ with: person.slug })}>Book with {getFirstName(person.name)}</ButtonLink>
		) : (
			<ButtonLink href="/contact">Contact us</ButtonLink>
		)}
		<PhoneLink className="quiet-link figures inline-flex min-h-12 items-center font-medium" />
		<SaveContact slug={person.slug} />
	</div>
);

/** Who it is: the name and the role beside a portrait that hangs over the section's lower edge. */
export const MemberProfile = ({ person }: { person: Queries.MemberProfileFragment }) => (
	<Section tone="sand" space="none">
		<Split gap="none">
			<div className="pt-9 pb-10 md:order-2 md:pt-14 md:pb-20 lg:pt-20">
				<Breadcrumb trail={getPersonTrail(person)} className="mb-8 lg:mb-14" />
				<Heading level={1}>
					{person.name}
					{person.credentials ? (
						<>
							<span className="sr-only">, </span>
							<Text as="span" className="mt-4 block font-text text-large leading-snug tracking-wide text-muted">
								{person.credentials}
							</Text>
						</>
					) : null}
				</Heading>
				<Text className="mt-5 max-w-short font-display text-display-4 font-medium">{person.role}</Text>
				{person.shortBio ? <Lead className="mt-5">{person.shortBio}</Lead> : null}
				<Actions person={person} />
			</div>
			<Portrait person={person} priority className="z-10 -mb-14 w-3/4 max-w-100 self-end md:mt-14 md:-mb-28 md:w-full" />
		</Split>
	</Section>
);
