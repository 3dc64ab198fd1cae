import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment ServiceTimeline on Service {
		whatToExpect {
			before
			theDay
			after
			results
		}
		galleryImages {
			file
			...PictureWide
		}
	}
`;

const stations: readonly [keyof Queries.ServiceTimelineFragment["whatToExpect"], string][] = [
	["before", "Before"],
	["theDay", "The day"],
	["after", "After"],
	["results", "Results"],
];

/** The visit as a timeline, the gallery beside it. */
export const ServiceTimeline = ({ service }: { service: Queries.ServiceTimelineFragment }) => {
	const [first, ...others] = service.galleryImages;
	return (
		<Section labelledBy="expect" className="tall">
			<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:gap-x-24">
				<div>
					<Heading level={2} id="expect">
						What to expect
					</Heading>
					<ol className="mt-12">
						{stations.map(([key, label]) => (
							<li key={key} className="relative grid gap-x-8 gap-y-2 border-l border-hairline pb-10 pl-8 last:pb-0 sm:grid-cols-[7rem_1fr]">
								<span aria-hidden="true" className="absolute top-2 -left-[5px] size-[9px] rounded-pill bg-mark" />
								<Heading level={3} size={4}>
									{label}
								</Heading>
								<p className="max-w-[36rem] text-muted">{service.whatToExpect[key]}</p>
							</li>
						))}
					</ol>
				</div>
				<div className="grid grid-cols-2 gap-4 self-start lg:pt-6">
					{first ? <Picture picture={first} shape="wide" className="col-span-2 rounded-card" /> : null}
					{others.map((picture, index) => (
						<Picture
							key={picture.file}
							picture={picture}
							shape="wide"
							className={others.length % 2 === 1 && index === others.length - 1 ? "col-span-2 rounded-card" : "rounded-card"}
						/>
					))}
				</div>
			</div>
		</Section>
	);
};
