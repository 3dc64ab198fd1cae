import { graphql } from "gatsby";
import { Check, Minus } from "lucide-react";
import { BlockSection, SplitSection } from "../../components/blocks/sections";
import { cx } from "../../ui/class-names";
import { ChipLink, LinkList } from "../../ui/links";
import { Picture, withSizes } from "../../ui/picture";
import { Split } from "../../ui/section";
import { Heading, LinkedText, Paragraphs, Text } from "../../ui/text";

export const fragments = graphql`
	fragment ServiceAbout on Service {
		aboutTreatment
		notices
		concerns {
			slug
			title
		}
		brands {
			label
			names
			note
		}
		candidacy {
			goodFor
			notFor
		}
		bandImage {
			...PictureBand
		}
		whatToExpect {
			before
			theDay
			after
			results
		}
		timelineImages {
			file
			...PictureTile
		}
	}
`;

interface Props {
	service: Queries.ServiceAboutFragment;
}

export const ServiceAbout = ({ service }: Props) => (
	<SplitSection
		block={{ key: "about", heading: "About the treatment" }}
		space="dense"
		below={
			<>
				{service.concerns.length > 0 && (
					<>
						<p className="mt-8 text-label text-muted">Used for</p>
						<LinkList
							links={service.concerns.map(({ slug, title }) => ({
								href: `/services?concern=${slug}`,
								label: title,
							}))}
							as={ChipLink}
							className="mt-2 flex flex-wrap gap-2"
							linkClassName="min-h-9 px-4 text-small"
						/>
					</>
				)}
				{service.brands.map(({ label, names, note }) => (
					<div key={label} className="mt-8 max-w-short">
						<p className="text-label text-muted">{label}</p>
						<Text className="mt-2 font-medium">{names.join(", ")}</Text>
						{note && <Text className="mt-2 text-note text-muted">{note}</Text>}
					</div>
				))}
			</>
		}
	>
		<div className="max-w-text stack-5 *:first:text-lead max-md:text-note">
			<Paragraphs texts={service.aboutTreatment} />
			{service.notices.map((text) => (
				<LinkedText
					as="p"
					key={text}
					role="note"
					className="border-l-2 border-marker pl-5 text-note"
					text={text}
				/>
			))}
		</div>
	</SplitSection>
);

const CheckList = ({
	heading,
	items,
	icon: Icon,
}: {
	heading: string;
	items: readonly string[];
	icon: typeof Check;
}) => (
	<div>
		<Heading level={3} className="mb-4 md:mb-5">
			{heading}
		</Heading>
		<ul className="ruled border-y border-hairline">
			{items.map((item) => (
				<li key={item} className="flex gap-4 py-2 leading-snug max-md:text-note md:py-3.5">
					<Icon className="mt-0.5 size-5 shrink-0 text-mark" />
					<LinkedText as="span" text={item} />
				</li>
			))}
		</ul>
	</div>
);

export const ServiceCandidacy = ({ service: { candidacy } }: Props) => (
	<BlockSection
		block={{ key: "candidacy", heading: "Is it right for you?" }}
		tone="deep"
		space="dense"
	>
		<Split ratio="even">
			<CheckList heading="Who it’s usually right for" items={candidacy.goodFor} icon={Check} />
			<CheckList heading="Who should skip it or wait" items={candidacy.notFor} icon={Minus} />
		</Split>
	</BlockSection>
);

/** It's loaded less wide than it's shown, which saves a quarter of the page's bytes. */
export const ServiceBand = ({ service: { bandImage } }: Props) => (
	<Picture picture={bandImage} shape="band" />
);

const stations = [
	["before", "Before"],
	["theDay", "Your visit"],
	["after", "After"],
	["results", "Results"],
] as const;

export const ServiceTimeline = ({ service: { timelineImages, whatToExpect } }: Props) => (
	<SplitSection
		block={{ key: "expect", heading: "What to expect" }}
		space="dense"
		below={
			<div className="mt-12 hidden grid-cols-2 gap-4 md:grid">
				{timelineImages.map((picture, index) => {
					const wide = index === 0 || timelineImages.length === 2;
					return (
						<Picture
							key={picture.file}
							picture={withSizes(
								picture,
								wide ? "(min-width: 1296px) 472px, 37vw" : "(min-width: 1296px) 228px, 18vw",
							)}
							shape="wide"
							className={cx("rounded-card", wide && "col-span-2")}
						/>
					);
				})}
			</div>
		}
	>
		{/* The line is in the gap between the columns, so the text starts where its column does. */}
		<ol className="md:-ml-4 lg:-ml-6">
			{stations.map(([key, label]) => (
				<li
					key={key}
					className="relative border-l border-hairline pb-6 pl-6 last:pb-0 md:pb-10 md:pl-4 lg:pl-6"
				>
					<span
						aria-hidden="true"
						className="absolute top-2 -left-1.5 size-3 rounded-pill border-2 border-marker bg-surface"
					/>
					<Heading level={3} size={4}>
						{label}
					</Heading>
					<LinkedText
						as="p"
						className="mt-2 max-w-text max-md:text-note max-md:leading-normal"
						text={whatToExpect[key]}
					/>
				</li>
			))}
		</ol>
	</SplitSection>
);
