import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { Carousel } from "../../components/carousel";
import type { BlockData } from "../../components/prose/page-copy";
import { ButtonLinks } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment CategoryCard on Category {
		slug
		title
		shortDescription
		href
		image {
			...PictureCard
		}
	}
`;

const Card = ({ category }: { category: Queries.CategoryCardFragment }) => (
	<article className="group relative flex h-full flex-col">
		<Picture picture={category.image} shape="card" alt="" className="rounded-card" zoom />
		<Heading level={3} className="mt-6">
			{category.title}
		</Heading>
		<p className="mt-2.5 text-note leading-relaxed text-muted">
			<KeepTogether>{category.shortDescription}</KeepTogether>
		</p>
		<p className="mt-auto pt-4">
			<Link
				href={category.href}
				className="quiet-link stretched inline-flex min-h-11 items-center font-medium"
				aria-label={`Explore Services: ${category.title}`}
			>
				Explore Services
			</Link>
		</p>
	</article>
);

/** The looping carousel of the six category cards. */
export const HomeCategories = ({ block, categories }: { block: BlockData; categories: readonly Queries.CategoryCardFragment[] }) => (
	<BlockSection block={block} tone="sand" action={<ButtonLinks links={block.links} first="secondary" />}>
		<Carousel
			loop
			label="Service categories"
			slides={categories.map((category) => ({ key: category.slug, label: category.title, content: <Card category={category} /> }))}
		/>
	</BlockSection>
);
