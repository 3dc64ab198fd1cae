import { SectionHeader } from "../../components/layout/section-header";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";
import { ListedService } from "./listed-service";

interface Props {
	concern: Queries.ServiceConcernFragment;
	categories: readonly Queries.ServiceCategoryFragment[];
}

/** The treatments for one concern, from all categories, as rows. */
export const ConcernResults = ({ concern, categories }: Props) => (
	<Section labelledBy="concern-heading" space="none" className="pt-8 md:pt-section-reduced">
		<div className="mb-6 md:mb-12">
			<SectionHeader id="concern-heading" heading={concern.title} text={[concern.description]} />
		</div>
		{categories.length === 0 ? <Lead>Nothing in this category is for that concern. Show all treatments, or choose another concern.</Lead> : null}
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
