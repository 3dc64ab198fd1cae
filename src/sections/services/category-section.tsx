import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { ListedService } from "./listed-service";
import { ServiceFeature } from "./service-feature";

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

interface PartProps {
	category: Queries.ServiceCategoryFragment;
	/** Every other category is mirrored. */
	mirrored: boolean;
}

/**
 * The treatment the category's picture shows comes first and large, the others are rows. From tablets on they share two columns of one
 * height: one or two rows stand below the first treatment's words, more of them beside its whole card. As long as that leaves them
 * room, each row has a sentence.
 */
const Treatments = ({ category, mirrored }: PartProps) => {
	const feature = category.services.find(({ image }) => image.file === category.image.file) ?? category.services[0];
	if (!feature) return null;
	const others = category.services.filter((service) => service !== feature);
	const few = others.length <= 2;
	return (
		<div className={cx("grid gap-x-(--column-gap) gap-y-5 md:gap-y-6", mirrored ? "md:grid-cols-7-5" : "md:grid-cols-5-7", few && "md:grid-rows-head")}>
			<ServiceFeature service={feature} picture={category.image} side={mirrored ? "right" : "left"} spread={few} />
			{others.length > 0 ? (
				<ul
					className={cx(
						"ruled border-t border-hairline md:grid",
						few ? "relative z-10 md:row-start-2 md:self-end" : "md:border-t-0",
						few && (mirrored ? "md:col-start-1" : "md:col-start-2"),
					)}
				>
					{others.map((service) => (
						<li key={service.slug}>
							<ListedService service={service} sentence={others.length <= 5} />
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
};

export interface SectionProps {
	category: Queries.ServiceCategoryFragment;
	/** Its place in the list, from 0; every other one is mirrored and on sand. */
	index: number;
}

/** One category: heading, what it is about, its treatments. */
export const CategorySection = ({ category, index }: SectionProps) => (
	<Section
		id={category.slug}
		tone={index % 2 === 1 ? "sand" : "light"}
		labelledBy={`${category.slug}-heading`}
		space="none"
		className={cx("pb-section-reduced md:pb-(--section)", index === 0 ? "pt-8 md:pt-section-reduced" : "pt-section-reduced md:pt-(--section)")}
	>
		<Split gap="none" className="mb-6 items-end gap-y-3 md:mb-12">
			<div>
				<Eyebrow className="mb-2 md:mb-4">{category.services.length} treatments</Eyebrow>
				<Heading level={2} id={`${category.slug}-heading`}>
					{category.title}
				</Heading>
			</div>
			<p className="max-w-text text-note leading-relaxed text-muted">{category.intro}</p>
		</Split>
		<Treatments category={category} mirrored={index % 2 === 1} />
	</Section>
);
