import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { showBooking } from "../lib/structured-data/optional-facts";
import { ScheduleBefore, ScheduleNext, SchedulePlace, ScheduleWays } from "../sections/schedule";
import { AppointmentForm } from "../sections/schedule/appointment-form";

export const query = graphql`
	query SchedulePage {
		page(key: { eq: "schedule" }) {
			...PicturedPage
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...RequestCategory
			}
		}
		allWait(sort: [{ after: ASC }, { before: ASC }]) {
			nodes {
				...WaitFields
			}
		}
		allTeamMember(sort: { position: ASC }) {
			nodes {
				...RequestProvider
			}
		}
		allSpecial(sort: { slug: ASC }) {
			nodes {
				...RequestSpecial
			}
		}
		allTreatmentPackage {
			nodes {
				...RequestPackage
			}
		}
		allMembership {
			nodes {
				...RequestMembership
			}
		}
		business {
			...RequestBusiness
		}
	}
`;

export default function SchedulePage({ data }: PageProps<Queries.SchedulePageQuery>) {
	const page = requirePage(data.page, "schedule");
	return (
		<PageSections>
			<AppointmentForm page={page} data={data} />
			{renderBlocks(
				page,
				{
					ways: (block, place) => (
						<ScheduleWays block={block} place={place} prefill={findBlock(page, "prefill")} />
					),
					next: {
						tone: "deep",
						show: (block, place) => <ScheduleNext block={block} place={place} />,
					},
					policies: (block, place) => (
						<ScheduleBefore block={block} place={place} privacy={findBlock(page, "private")} />
					),
				},
				{ tone: "sand" },
			)}
			<SchedulePlace />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.SchedulePageQuery>) => (
	<PageSeo page={data.page} shown={showBooking} />
);
