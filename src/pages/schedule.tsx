import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
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
				...AppointmentCategory
			}
		}
		allWait(sort: [{ after: ASC }, { before: ASC }]) {
			nodes {
				...WaitFields
			}
		}
		allTeamMember(sort: { position: ASC }) {
			nodes {
				...AppointmentProvider
			}
		}
		allSpecial(sort: { slug: ASC }) {
			nodes {
				...AppointmentSpecial
			}
		}
		allTreatmentPackage {
			nodes {
				...AppointmentPackage
			}
		}
		allMembership {
			nodes {
				...AppointmentMembership
			}
		}
		business {
			...AppointmentBusiness
		}
	}
`;

export default function SchedulePage({ data }: PageProps<Queries.SchedulePageQuery>) {
	const page = requirePage(data.page, "schedule");
	return (
		<PageSections>
			<AppointmentForm page={page} data={data} />
			<ScheduleWays block={findBlock(page, "ways")} prefill={findBlock(page, "prefill")} />
			<ScheduleNext block={findBlock(page, "next")} />
			<ScheduleBefore policies={findBlock(page, "policies")} privacy={findBlock(page, "private")} />
			<SchedulePlace />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.SchedulePageQuery>) => (
	<PageSeo page={data.page} shown={showBooking} />
);
