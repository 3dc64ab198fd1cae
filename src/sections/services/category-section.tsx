import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
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
		<div className={cx("grid gap-x-(--column-gap) gap-y-4 md:gap-y-6", mirrored ? "md:grid-cols-7-5" : "md:grid-cols-5-7", few && "md:grid-rows-head")}>
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
	/** True if no category is below it. */
	last: boolean;
}

/** One category: heading, what it is about, its treatments. The section below the list is on ivory, so the last category on ivory runs into it. */
export const CategorySection = ({ category, index, last }: SectionProps) => {
	const mirrored = index % 2 === 1;
	return (
		<Section
			id={category.slug}
			tone={mirrored ? "sand" : "light"}
			labelledBy={`${category.slug}-heading`}
			space="none"
			className={cx(!(last && !mirrored) && "pb-7 md:pb-(--section)", index === 0 ? "pt-8 md:pt-section-reduced" : "pt-9 md:pt-(--section)")}
		>
			<Split gap="none" className="mb-5 items-end gap-y-3 md:mb-12">
				<div>
					<Eyebrow className="mb-4 max-md:hidden">{category.services.length} treatments</Eyebrow>
					<Heading level={2} id={`${category.slug}-heading`}>
						{category.title}
					</Heading>
				</div>
				<p className="max-w-text text-small leading-normal text-muted md:text-note md:leading-relaxed">
					<KeepTogether>{category.intro}</KeepTogether>
				</p>
			</Split>
			<Treatments category={category} mirrored={mirrored} />
		</Section>
	);
};
