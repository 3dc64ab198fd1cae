import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { renderBlocks } from "../components/blocks/render-blocks";
import { requirePage } from "../lib/pages/blocks";
import { required } from "../lib/required";
import { Finder, FinderEvent, FinderHeader, Ranking } from "../sections/finder";

export const query = graphql`
	query TreatmentFinderPage {
		page(key: { eq: "treatment-finder" }) {
			...PageCopy
		}
		finder {
			...FinderChoices
		}
		allConcern {
			nodes {
				...ConcernName
			}
		}
		allWait(sort: [{ after: ASC }, { before: ASC }]) {
			nodes {
				...WaitFields
			}
		}
		allExclusion {
			nodes {
				slug
				label
			}
		}
		allService(sort: { slug: ASC }) {
			nodes {
				...FinderTreatment
			}
		}
	}
`;

export default function TreatmentFinderPage({ data }: PageProps<Queries.TreatmentFinderPageQuery>) {
	const page = requirePage(data.page, "treatment-finder");
	const treatments = data.allService.nodes;
	const choices = required(data.finder, "content/finder.json");
	return (
		<PageSections>
			<FinderHeader page={page} />
			<Finder
				data={{
					page,
					choices,
					concerns: data.allConcern.nodes,
					exclusions: data.allExclusion.nodes,
					treatments,
					waits: data.allWait.nodes,
				}}
			/>
			{renderBlocks(
				page,
				{
					event: (block, place) => (
						<FinderEvent
							block={block}
							place={place}
							treatments={treatments}
							waits={data.allWait.nodes}
						/>
					),
					ranking: (block, place) => (
						<Ranking block={block} place={place} weights={choices.weights} />
					),
				},
				{ tone: "light" },
			)}
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
