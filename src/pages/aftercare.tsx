import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { HelpLink } from "../components/visit/contact-links";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { levelHeadings, warningLevels } from "../lib/services/aftercare";
import { AftercareHelp } from "../sections/aftercare/help";
import { AftercareTreatments, AftercareWaits } from "../sections/aftercare/overview";

export const query = graphql`
	query AftercareOverviewPage {
		page(key: { eq: "aftercare" }) {
			...PageCopy
		}
		...ClosedHours
		allCategory(sort: { position: ASC }) {
			nodes {
				...AftercareCategory
			}
		}
		allWait(sort: { sentence: ASC }) {
			nodes {
				...AftercareWait
			}
		}
	}
`;

export default function AftercareOverviewPage({
	data,
}: PageProps<Queries.AftercareOverviewPageQuery>) {
	const page = requirePage(data.page, "aftercare");
	const help = findBlock(page, "help");
	const signs = warningLevels.flatMap((level) =>
		help.points.flatMap(({ title, text }) =>
			title === levelHeadings[level] ? { level, text } : [],
		),
	);
	return (
		<PageSections>
			<PageHeader page={page} tone="light">
				<HelpLink className="quiet-link inline-flex min-h-11 items-center font-medium" />
			</PageHeader>
			{renderBlocks(
				page,
				{
					treatments: (block, place) => (
						<AftercareTreatments block={block} place={place} categories={data.allCategory.nodes} />
					),
					help: {
						tone: "deep",
						show: (block) => <AftercareHelp block={block} signs={signs} closed={data} />,
					},
					again: (block, place) => (
						<AftercareWaits
							block={block}
							place={place}
							categories={data.allCategory.nodes}
							waits={data.allWait.nodes}
						/>
					),
					closing,
				},
				{ tone: "light" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.AftercareOverviewPageQuery>) => (
	<PageSeo page={data.page} type="CollectionPage" />
);
