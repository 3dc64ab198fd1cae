import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { treatmentsId } from "./filter-link";
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

/** The treatment the category's picture shows comes first and large; the layout of the others follows their number. */
const Treatments = ({ category, mirrored }: PartProps) => {
	const feature = category.services.find(({ image }) => image.file === category.image.file) ?? category.services[0];
	if (!feature) return null;
	const others = category.services.filter((service) => service !== feature);
	if (others.length <= 2)
		return (
			<div className={cx("grid gap-x-16 gap-y-8 lg:gap-x-20", mirrored ? "lg:grid-cols-5-7" : "lg:grid-cols-7-5")}>
				<div className={cx("min-w-0", mirrored && "lg:order-2")}>
					<ServiceFeature service={feature} picture={category.image} words="below" />
				</div>
				<ul className="stack-8 self-center">
					{others.map((service) => (
						<li key={service.slug}>
							<ListedService service={service} shape="row" />
						</li>
					))}
				</ul>
			</div>
		);
	return (
		<>
			<ServiceFeature service={feature} picture={category.image} words={mirrored ? "left" : "right"} />
			<ul className="mt-10 grid gap-x-8 gap-y-8 md:mt-16 md:grid-cols-3 md:gap-y-14 lg:gap-x-11">
				{others.map((service) => (
					<li key={service.slug}>
						<ListedService service={service} />
					</li>
				))}
			</ul>
		</>
	);
};

export interface SectionProps {
	category: Queries.ServiceCategoryFragment;
	/** Its place in the list, from 0; every other one is mirrored and on sand. */
	index: number;
	/** True if no other category is shown. */
	alone: boolean;
}

/** One category: heading, what it is about, its treatments. */
export const CategorySection = ({ category, index, alone }: SectionProps) => (
	<Section
		id={category.slug}
		tone={index % 2 === 1 ? "sand" : "light"}
		labelledBy={`${category.slug}-heading`}
		className={cx(index === 0 && "pt-section-reduced!")}
	>
		<Split ratio="7-5" gap="tight" className="mb-10 items-end md:mb-14">
			<div>
				<Eyebrow className="mb-4">{category.services.length} treatments</Eyebrow>
				<Heading level={2} id={`${category.slug}-heading`}>
					{category.title}
				</Heading>
			</div>
			<div>
				<p className="max-w-text text-muted">
					<KeepTogether>{category.intro}</KeepTogether>
				</p>
				{alone ? null : (
					<Link href={`${category.href}#${treatmentsId}`} className="quiet-link mt-2 inline-flex min-h-11 items-center font-medium">
						Show only this category<span className="sr-only">: {category.title}</span>
					</Link>
				)}
			</div>
		</Split>
		<Treatments category={category} mirrored={index % 2 === 1} />
	</Section>
);
