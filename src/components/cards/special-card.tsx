import { graphql } from "gatsby";
import { getBookingPath } from "../../lib/services/booking-path";
import type { SpecialState } from "../../lib/services/specials";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { LinkList } from "../../ui/links";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Picture } from "../../ui/picture";
import { Heading, List, Text } from "../../ui/text";

export const fragments = graphql`
	fragment SpecialCard on Special {
		slug
		title
		offer
		summary
		starts
		ends
		terms
		services {
			slug
			title
			path
		}
		image {
			...PictureCard
		}
	}
`;

const Dates = ({ starts, ends }: { starts: string; ends: string | null }) => (
	<p className="figures mt-4 text-note text-caption">
		From{" "}
		<Text as="time" dateTime={starts}>
			{formatDay(starts)}
		</Text>
		{ends === null ? (
			", with no end date"
		) : (
			<>
				{" "}
				to{" "}
				<Text as="time" dateTime={ends}>
					{formatDay(ends)}
				</Text>
			</>
		)}
	</p>
);

/** Before an offer starts, visitors can only ask for it. */
const Booking = ({
	special: { slug, title, services },
	state,
}: {
	special: Queries.SpecialCardFragment;
	state?: SpecialState;
}) => {
	if (state === "expired") return null;
	const label = state === "upcoming" ? "Ask for this offer" : "Book this offer";
	return (
		<ButtonLink
			variant={state === "upcoming" ? "secondary" : "primary"}
			href={getBookingPath({ service: services[0]?.slug, offer: slug })}
			aria-label={`${label}: ${title}`}
			className="mt-6 print:hidden"
		>
			{label}
		</ButtonLink>
	);
};

/** @param state undefined before mount */
export const SpecialCard = ({
	special,
	state,
	level = 3,
}: {
	special: Queries.SpecialCardFragment;
	state?: SpecialState;
	level?: 2 | 3;
}) => (
	<article
		id={special.slug}
		data-state={state}
		className="grid gap-x-(--column-gap) gap-y-7 md:grid-cols-5-7"
	>
		<Picture picture={special.image} shape="card" alt="" className="rounded-card self-start" />
		<div>
			{state === "upcoming" && (
				<Text className="mb-2 font-medium text-link">Starts {formatDay(special.starts)}</Text>
			)}
			<Heading level={level} size={3}>
				{special.title}
			</Heading>
			<Text className="mt-2 text-large font-medium">{special.offer}</Text>
			<Text className="mt-4">{special.summary}</Text>
			<Dates starts={special.starts} ends={special.ends} />
			<div className="mt-4 max-lg:border-y max-lg:border-hairline">
				<NarrowDisclosure title="Conditions">
					<List items={special.terms} className="stack-1 text-note max-lg:pb-5" />
				</NarrowDisclosure>
			</div>
			<LinkList
				links={special.services.map(({ path, title }) => ({ href: path, label: title }))}
				className="mt-5 flex flex-wrap gap-x-6"
				linkClassName="quiet-link inline-flex min-h-9 items-center font-medium"
			/>
			<Booking special={special} state={state} />
		</div>
	</article>
);
