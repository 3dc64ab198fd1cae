import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { HowItWorks } from "../sections/specials/how-it-works";
import { SpecialList } from "../sections/specials/special-list";

export const query = graphql`
	query SpecialsPage {
		page(key: { eq: "specials" }) {
			...PageCopy
			image {
				...PictureArch
			}
		}
		allSpecial(sort: { starts: ASC }) {
			nodes {
				...SpecialCard
			}
		}
	}
`;

const SpecialsPage = ({ data }: PageProps<Queries.SpecialsPageQuery>) => {
	const page = required(data.page, "content/pages/specials.json");
	return (
		<PageSections>
			<PageHeader shape="arch" eyebrow={page.eyebrow} heading={page.heading} lead={page.lead} picture={page.image} />
			<SpecialList page={page} specials={data.allSpecial.nodes} />
			<HowItWorks block={findBlock(page, "how")} />
		</PageSections>
	);
};

export default SpecialsPage;

export const Head = ({ data, location }: HeadProps<Queries.SpecialsPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/specials.json").seo} pathname={location.pathname} />
);
