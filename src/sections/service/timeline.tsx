import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServiceTimeline on Service {
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

const stations: readonly [keyof Queries.ServiceTimelineFragment["whatToExpect"], string][] = [
	["before", "Before"],
	["theDay", "Your visit"],
	["after", "After"],
	["results", "Results"],
];

type Pictures = Queries.ServiceTimelineFragment["timelineImages"];

/** At the left of the timeline, one below the other; two of three side by side. A phone has no room beside it. */
const Gallery = ({ pictures }: { pictures: Pictures }) => (
	<div className="mt-12 hidden grid-cols-2 gap-4 md:grid">
		{pictures.map((picture, index) => {
			const wide = index === 0 || pictures.length === 2;
			return (
				<Picture
					key={picture.file}
					picture={withSizes(picture, wide ? "(min-width: 1296px) 472px, 37vw" : "(min-width: 1296px) 228px, 18vw")}
					shape="wide"
					className={cx("rounded-card", wide && "col-span-2")}
				/>
			);
		})}
	</div>
);

/** The visit as a timeline, pictures beside it. */
export const ServiceTimeline = ({ service: { timelineImages, whatToExpect } }: { service: Queries.ServiceTimelineFragment }) => (
	<Section labelledBy="expect">
		<Split>
			<div>
				<Heading level={2} id="expect">
					What to expect
				</Heading>
				<Gallery pictures={timelineImages} />
			</div>
			{/* The line is in the gap between the columns, so that the text starts where the column does. */}
			<ol className="md:-ml-4 lg:-ml-6">
				{stations.map(([key, label]) => (
					<li key={key} className="relative border-l border-hairline pb-8 pl-6 last:pb-0 md:pb-10 md:pl-4 lg:pl-6">
						<span aria-hidden="true" className="absolute top-2 -left-1.5 size-3 rounded-pill border-2 border-marker bg-surface" />
						<Heading level={3} size={4}>
							{label}
						</Heading>
						<p className="mt-2 max-w-text max-md:text-note max-md:leading-normal">
							<LinkedText text={whatToExpect[key]} />
						</p>
					</li>
				))}
			</ol>
		</Split>
	</Section>
);
