import { graphql } from "gatsby";
import { CardTitle } from "../../components/cards/card-title";
import { cx } from "../../ui/class-names";
import { DetailsArrow } from "../../ui/details-arrow";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Eyebrow, Heading, Text } from "../../ui/text";
import { CompareToggle } from "./compare-picker";
import { ListedService } from "./listed-service";

export const fragments = graphql`
	fragment ServiceCategory on Category {
		slug
		title
		intro
		href
		image {
			file
			...PictureWide
		}
		services {
			...ListedService
		}
	}
`;

const ServiceFeature = ({
	service,
	picture,
	mirrored,
	spread,
}: {
	service: Queries.ListedServiceFragment;
	picture: PictureData;
	mirrored: boolean;
	/** Its text is beside the picture, above the other treatments, instead of below it. */
	spread: boolean;
}) => (
	<article
		className={cx(
			"group relative",
			spread
				? "md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-1 md:grid md:grid-cols-subgrid md:grid-rows-subgrid"
				: "md:flex md:flex-col md:max-lg:sticky md:max-lg:top-below-header md:max-lg:self-start",
			!spread && mirrored && "md:order-1",
		)}
	>
		<Picture
			picture={picture}
			shape="wide"
			alt=""
			className={cx(
				"self-stretch rounded-card max-md:aspect-2/1",
				spread
					? cx(
							"md:row-span-2 md:row-start-1 md:aspect-auto md:min-h-80",
							mirrored ? "md:col-start-2" : "md:col-start-1",
						)
					: "md:max-lg:aspect-square lg:grow",
			)}
			imgClassName="object-subject"
			zoom
		/>
		<div
			className={cx(
				"mt-4 md:mt-5",
				spread && cx("md:row-start-1 md:mt-0", mirrored ? "md:col-start-1" : "md:col-start-2"),
			)}
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4">
				<CardTitle href={service.path}>{service.title}</CardTitle>
				<CompareToggle service={service} className="mt-1" />
			</div>
			<Text className="mt-2 max-w-short text-note leading-normal text-muted">
				{service.shortDescription}
			</Text>
			<dl className="figures stack-1 mt-3 md:mt-4 text-small leading-snug">
				{[
					["Sessions", service.facts.sessions],
					["Downtime", service.facts.downtime],
				].map(([term, detail]) => (
					<div key={term} className="grid grid-cols-term-short">
						<dt className="text-caption">{term}</dt>
						<Text as="dd">{detail}</Text>
					</div>
				))}
				<div className="grid grid-cols-term-short">
					<dt className="text-caption">Price</dt>
					<dd className="flex flex-wrap justify-between gap-x-4 gap-y-2">
						<Text as="span">{service.priceFrom}</Text>
						<DetailsArrow />
					</dd>
				</div>
			</dl>
		</div>
	</article>
);

/**
 * The treatment in the category's picture comes first and large, then the others in rows: up to two
 * below its text, more of them beside its card. The section below the list is light, so a light
 * last category needs no room at its end.
 */
export const CategorySection = ({
	category: { slug, title, intro, image, services },
	index,
	last,
}: {
	category: Queries.ServiceCategoryFragment;
	index: number;
	last: boolean;
}) => {
	const mirrored = index % 2 === 1;
	const feature = services.find((service) => service.image.file === image.file) ?? services[0];
	const others = services.filter((service) => service !== feature);
	const few = others.length <= 2;
	return (
		<Section
			id={slug}
			tone={mirrored ? "sand" : "light"}
			labelledBy={`${slug}-heading`}
			space="none"
			className={cx(
				!(last && !mirrored) && "pb-7 md:pb-(--section)",
				index === 0 ? "pt-8 md:pt-section-reduced" : "pt-9 md:pt-(--section)",
			)}
		>
			<Split gap="none" className="mb-5 items-end gap-y-3 md:mb-12">
				<div>
					<Eyebrow className="mb-4 max-md:hidden">{services.length} treatments</Eyebrow>
					<Heading level={2} id={`${slug}-heading`}>
						{title}
					</Heading>
				</div>
				<Text className="max-w-text text-small leading-normal text-muted md:text-note md:leading-relaxed">
					{intro}
				</Text>
			</Split>
			<div
				className={cx(
					"grid gap-x-(--column-gap) gap-y-4 md:gap-y-6",
					mirrored ? "md:grid-cols-7-5" : "md:grid-cols-5-7",
					few && "md:grid-rows-head",
				)}
			>
				{feature && (
					<ServiceFeature service={feature} picture={image} mirrored={mirrored} spread={few} />
				)}
				{others.length > 0 && (
					<ul
						className={cx(
							"ruled border-t border-hairline md:grid",
							few
								? cx(
										"relative z-10 md:row-start-2 md:self-end",
										mirrored ? "md:col-start-1" : "md:col-start-2",
									)
								: "md:border-t-0 md:max-lg:content-start",
						)}
					>
						{others.map((service) => (
							<li key={service.slug}>
								<ListedService service={service} sentence={others.length <= 5} />
							</li>
						))}
					</ul>
				)}
			</div>
		</Section>
	);
};
