import { Suspense } from "react";
import { SectionHeader } from "../../components/blocks/sections";
import { Section } from "../../ui/section";
import { Lead } from "../../ui/text";
import { CategorySection } from "./category-section";
import { ComparePicker } from "./compare-picker";
import { FilterBar, type ServiceListProps } from "./filter-bar";
import { ListedService } from "./listed-service";

const ConcernResults = ({
	concern,
	categories,
}: { concern: Queries.ServiceConcernFragment } & Pick<ServiceListProps, "categories">) => (
	<Section labelledBy="concern-heading" space="none" className="pt-8 md:pt-section-reduced">
		<div className="mb-6 md:mb-12">
			<SectionHeader id="concern-heading" heading={concern.title} text={[concern.description]} />
		</div>
		{categories.length === 0 && (
			<Lead>
				Nothing in this category is for that concern. Show all treatments, or choose another
				concern.
			</Lead>
		)}
		<ul className="grid border-t border-hairline md:grid-cols-2 md:gap-x-(--column-gap)">
			{categories.flatMap((category) =>
				category.services.map((service) => (
					<li key={service.slug} className="border-b border-hairline md:last:odd:col-span-2">
						<ListedService service={service} eyebrow={category.title} sentence />
					</li>
				)),
			)}
		</ul>
	</Section>
);

/** Each category hydrates by itself, because most of them are below the first screen. */
export const ServiceList = ({ shown, ...rest }: ServiceListProps) => (
	<ComparePicker>
		<FilterBar shown={shown} {...rest} />
		{shown.concern ? (
			<ConcernResults
				key={shown.concern.slug}
				concern={shown.concern}
				categories={shown.categories}
			/>
		) : (
			shown.categories.map((category, index) => (
				<Suspense key={category.slug}>
					<CategorySection
						category={category}
						index={index}
						last={index === shown.categories.length - 1}
					/>
				</Suspense>
			))
		)}
	</ComparePicker>
);
