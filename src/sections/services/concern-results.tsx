import { SectionHeader } from "../../components/layout/section-header";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";
import { ListedService } from "./listed-service";

interface Props {
	concern: Queries.ServiceConcernFragment;
	categories: readonly Queries.ServiceCategoryFragment[];
}

/** The treatments for one concern, from all categories, in one grid. */
export const ConcernResults = ({ concern, categories }: Props) => (
	<Section labelledBy="concern-heading" className="pt-section-reduced!">
		<div className="mb-10 md:mb-14">
			<SectionHeader id="concern-heading" heading={concern.title} text={[concern.description]} />
		</div>
		{categories.length === 0 ? <Lead>Nothing in this category is for that concern. Show all treatments, or choose another concern.</Lead> : null}
		<ul className="grid gap-x-8 gap-y-8 md:grid-cols-3 md:gap-y-14 lg:gap-x-11">
			{categories.flatMap((category) =>
				category.services.map((service) => (
					<li key={service.slug}>
						<ListedService service={service} eyebrow={category.title} />
					</li>
				)),
			)}
		</ul>
	</Section>
);
