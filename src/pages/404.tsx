import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { getTrail } from "../lib/content/breadcrumbs";
import { required } from "../lib/content/required";
import { NotFound } from "../sections/not-found";

export const query = graphql`
	query NotFoundPage {
		page(key: { eq: "not-found" }) {
			...PageCopy
			image {
				...PictureHero
			}
		}
	}
`;

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
	const page = required(data.page, "content/pages/not-found.json");
	return <NotFound page={page} picture={page.image} actions={findBlock(page, "actions")} useful={findBlock(page, "useful")} />;
};

export default NotFoundPage;

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => {
	const page = required(data.page, "content/pages/not-found.json");
	return <Seo seo={page.seo} trail={getTrail(page)} />;
};
