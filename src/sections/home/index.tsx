import { graphql } from "gatsby";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { BlockSection, SectionHeader } from "../../components/blocks/sections";
import { CardTitle } from "../../components/cards/card-title";
import { Portrait } from "../../components/cards/portrait";
import { ReviewCard } from "../../components/cards/review-card";
import { SpecialCard } from "../../components/cards/special-card";
import { Carousel } from "../../components/carousel";
import { AreaMap } from "../../components/visit/area-map";
import { VisitFacts } from "../../components/visit/visit-facts";
import { useBusinessDay } from "../../hooks/use-business-day";
import { groupSpecials } from "../../lib/services/specials";
import { credentialsAndRole } from "../../lib/text/words";
import { ButtonLink, ButtonLinks } from "../../ui/button";
import { ArrowLinks } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Heading, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment CategoryCard on Category {
		slug
		title
		shortDescription
		href
		services {
			slug
		}
		image {
			...PictureCard
		}
	}
	fragment TeamPreview on TeamMember {
		slug
		path
		credentials
		role
		...Portrait
	}
`;

export const HomeCategories = ({
	block,
	place,
	categories,
}: BlockProps & { categories: readonly Queries.CategoryCardFragment[] }) => (
	<BlockSection
		block={block}
		{...place}
		action={<ButtonLinks links={block.links} first="secondary" />}
	>
		<Carousel
			label="Service categories"
			slides={categories.map(({ slug, title, shortDescription, href, services, image }) => ({
				key: slug,
				label: title,
				content: (
					<article className="group relative flex h-full flex-col">
						<Picture picture={image} shape="card" alt="" className="rounded-card" zoom />
						<Heading level={3} className="mt-6">
							{title}
						</Heading>
						<Text className="mt-2.5 text-note leading-relaxed text-muted">{shortDescription}</Text>
						<p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4">
							<Link
								href={href}
								className="quiet-link stretched inline-flex min-h-11 items-center font-medium"
								aria-label={`Explore Services: ${title}`}
							>
								Explore Services
							</Link>
							<span className="figures text-small text-caption">{services.length} treatments</span>
						</p>
					</article>
				),
			}))}
		/>
	</BlockSection>
);

export const HomeReviews = ({
	block,
	place,
	reviews,
}: BlockProps & { reviews: readonly Queries.ReviewCardFragment[] }) => (
	<BlockSection block={block} space="dense" {...place} action={<ArrowLinks links={block.links} />}>
		<Carousel
			label="Client reviews"
			slides={reviews.map((review) => ({
				key: String(review.position),
				label: `Review by ${review.name}`,
				content: <ReviewCard review={review} />,
			}))}
		/>
	</BlockSection>
);

/**
 * The HTML has an open-ended special, which no clock can make wrong. After mount, the current one
 * that ends first replaces it.
 */
export const HomeSpecial = ({
	block,
	place,
	specials,
}: BlockProps & { specials: readonly Queries.SpecialCardFragment[] }) => {
	const today = useBusinessDay();
	const current = today ? groupSpecials(specials, today).current : [];
	const special = current[0] ?? specials.find(({ ends }) => ends === null);
	if (!special) return null;
	return (
		<BlockSection
			block={block}
			space="dense"
			{...place}
			action={<ArrowLinks links={block.links} />}
		>
			<SpecialCard key={special.slug} special={special} />
		</BlockSection>
	);
};

export const HomeTeam = ({
	block,
	place,
	people,
}: BlockProps & { people: readonly Queries.TeamPreviewFragment[] }) => (
	<BlockSection block={block} {...place} action={<ArrowLinks links={block.links} />}>
		<ul className="grid gap-x-6 xs:grid-cols-2 gap-y-10 sm:gap-x-(--column-gap) lg:grid-cols-4">
			{people.map((person) => (
				<li key={person.slug} className="relative">
					<Portrait person={person} />
					<CardTitle href={person.path} size={4} className="mt-5" hover="hover:text-link">
						{person.name}
					</CardTitle>
					<Text className="mt-1 text-note leading-snug text-muted">
						{credentialsAndRole(person)}
					</Text>
				</li>
			))}
		</ul>
	</BlockSection>
);

export const HomeVisit = ({ block, place }: BlockProps) => {
	const [book, ...others] = block.links;
	return (
		<Section labelledBy="visit" space="dense" {...place}>
			<Split ratio="7-5" from="lg" className="items-end">
				<div>
					<SectionHeader
						id="visit"
						eyebrow={block.eyebrow}
						heading={block.heading}
						text={block.text}
						className="mb-7 md:mb-10"
					/>
					<VisitFacts />
					<div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
						{book && <ButtonLink href={book.href}>{book.label}</ButtonLink>}
						<ArrowLinks links={others} />
					</div>
				</div>
				<AreaMap />
			</Split>
		</Section>
	);
};
