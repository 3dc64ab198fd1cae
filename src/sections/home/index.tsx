import { graphql } from "gatsby";
import { type PageTitleData, TrustLine } from "../../components/blocks/page-title";
import { BlockSection, SectionHeader } from "../../components/blocks/sections";
import { AwardBadge } from "../../components/cards/award-badge";
import { CardTitle } from "../../components/cards/card-title";
import { Portrait } from "../../components/cards/portrait";
import { ReviewCard } from "../../components/cards/review-card";
import { SpecialCard } from "../../components/cards/special-card";
import { Carousel } from "../../components/carousel";
import { ConcernPlate } from "../../components/concern-map";
import type { BlockData } from "../../components/prose/page-copy";
import { AreaMap } from "../../components/visit/area-map";
import { VisitFacts } from "../../components/visit/visit-facts";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import type { MapPlace } from "../../lib/services/finder/concern-map";
import { groupSpecials } from "../../lib/services/specials";
import { credentialsAndRole } from "../../lib/text/words";
import { ButtonLink, ButtonLinks } from "../../ui/button";
import { ArrowLink, ArrowLinks, LinkList } from "../../ui/links";
import { Picture, type PictureData } from "../../ui/picture";
import { Container, Section, Split } from "../../ui/section";
import { Eyebrow, Heading, Lead, Link, Text } from "../../ui/text";

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

/** Dark until the picture has loaded. The third link is for people who don't know what they need. */
export const HomeHero = ({
	page,
	block,
}: {
	page: PageTitleData & { readonly image: PictureData | null };
	block: BlockData;
}) => {
	const { award } = useSite().business;
	const finderLink = block.links[2];
	return (
		<section
			data-tone="deep"
			aria-labelledby="hero"
			className="relative isolate flex min-h-hero flex-col justify-end overflow-hidden bg-hero print:min-h-0 print:bg-transparent"
		>
			{page.image ? (
				<Picture
					picture={page.image}
					shape="fill"
					priority
					fade
					imgClassName="object-subject"
					className="-z-10 print:hidden"
				/>
			) : null}
			<Container className="shown-whole relative pt-40 pb-16 md:pb-24 print:pt-0">
				<div className="max-w-short lg:max-w-text">
					{block.eyebrow ? <Eyebrow className="mb-5">{block.eyebrow}</Eyebrow> : null}
					<Heading level={1} id="hero">
						{page.heading}
					</Heading>
					{page.lead ? <Lead className="mt-6">{page.lead}</Lead> : null}
					<div className="mt-9">
						<ButtonLinks links={block.links.slice(0, 2)} />
					</div>
					{finderLink ? (
						<p className="mt-5 text-note">
							<ArrowLink href={finderLink.href}>{finderLink.label}</ArrowLink>
							<Text as="span" className="block text-muted">
								{block.text.join(" ")}
							</Text>
						</p>
					) : null}
					<TrustLine without={award.label} className="my-7" />
					<AwardBadge />
				</div>
			</Container>
			<div className="absolute inset-0 -z-10 scrim print:hidden" />
		</section>
	);
};

export const HomeCategories = ({
	block,
	categories,
}: {
	block: BlockData;
	categories: readonly Queries.CategoryCardFragment[];
}) => (
	<BlockSection
		block={block}
		tone="sand"
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
	reviews,
}: {
	block: BlockData;
	reviews: readonly Queries.ReviewCardFragment[];
}) => (
	<BlockSection block={block} space="dense" action={<ArrowLinks links={block.links} />}>
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

/** The HTML has an open-ended special, which no clock can make wrong. After mount, the current one that ends first replaces it. */
export const HomeSpecial = ({
	block,
	specials,
}: {
	block: BlockData;
	specials: readonly Queries.SpecialCardFragment[];
}) => {
	const today = useBusinessDay();
	const current = today ? groupSpecials(specials, today).current : [];
	const special = current[0] ?? specials.find(({ ends }) => ends === null);
	if (!special) return null;
	return (
		<BlockSection
			block={block}
			tone="sand"
			space="dense"
			action={<ArrowLinks links={block.links} />}
		>
			<SpecialCard key={special.slug} special={special} />
		</BlockSection>
	);
};

const toLink = ({ slug, title, guidePath }: MapPlace["concern"]) => ({
	href: guidePath ?? `/services?concern=${slug}`,
	label: title,
});

/** Each concern leads to its guide, or else to the services for it. The list has what isn't on the face. */
export const HomeConcerns = ({
	block,
	places,
}: {
	block: BlockData;
	places: readonly MapPlace[];
}) => (
	<Section id={block.key} labelledBy={`${block.key}-heading`} tone="deep" space="dense">
		<Split from="lg" gap="tight" className="lg:grid-rows-head">
			<div>
				<SectionHeader
					id={`${block.key}-heading`}
					eyebrow={block.eyebrow}
					heading={block.heading}
					text={block.text}
				/>
				<ArrowLinks links={block.links} className="mt-6" />
			</div>
			<ConcernPlate
				aria-label="Face"
				places={places}
				view="face"
				className="max-w-short text-label sm:text-note lg:row-span-2"
			>
				{({ concern }, looks, content) => (
					<Link href={toLink(concern).href} className={looks}>
						{content}
					</Link>
				)}
			</ConcernPlate>
			<LinkList
				links={places.filter(({ view }) => view !== "face").map(({ concern }) => toLink(concern))}
				className="gap-x-8 self-end xs:columns-2"
				itemClassName="break-inside-avoid border-b border-hairline"
				linkClassName="flex min-h-13 items-center py-2.5 font-display text-display-5 font-medium hover:text-link"
			/>
		</Split>
	</Section>
);

export const HomeTeam = ({
	block,
	people,
}: {
	block: BlockData;
	people: readonly Queries.TeamPreviewFragment[];
}) => (
	<BlockSection block={block} action={<ArrowLinks links={block.links} />}>
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

export const HomeVisit = ({ block }: { block: BlockData }) => {
	const [book, ...others] = block.links;
	return (
		<Section labelledBy="visit" space="dense">
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
						{book ? <ButtonLink href={book.href}>{book.label}</ButtonLink> : null}
						<ArrowLinks links={others} />
					</div>
				</div>
				<AreaMap />
			</Split>
		</Section>
	);
};
