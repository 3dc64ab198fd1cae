import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
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

export const Head = ({ data, location }: HeadProps<Queries.NotFoundPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/not-found.json").seo} pathname={location.pathname} noindex />
);
