import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";
import { Picture } from "../../ui/picture";
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
		galleryImages {
			file
			...PictureWide
		}
	}
`;

const stations: readonly [keyof Queries.ServiceTimelineFragment["whatToExpect"], string][] = [
	["before", "Before"],
	["theDay", "Your visit"],
	["after", "After"],
	["results", "Results"],
];

/** The visit as a timeline, the gallery beside it. */
export const ServiceTimeline = ({ service }: { service: Queries.ServiceTimelineFragment }) => {
	const [first, ...others] = service.galleryImages;
	return (
		<Section labelledBy="expect">
			<Split ratio="7-5" from="lg">
				<div>
					<Heading level={2} id="expect">
						What to expect
					</Heading>
					<ol className="mt-12">
						{stations.map(([key, label]) => (
							<li key={key} className="relative grid gap-x-8 gap-y-2 border-l border-hairline pb-10 pl-8 last:pb-0 sm:grid-cols-term">
								<span aria-hidden="true" className="absolute top-2 -left-1.25 size-2.25 rounded-pill bg-mark" />
								<Heading level={3} size={4}>
									{label}
								</Heading>
								<p className="max-w-text text-muted">
									<LinkedText text={service.whatToExpect[key]} />
								</p>
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
			</Split>
		</Section>
	);
};
