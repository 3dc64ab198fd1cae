import { navigate } from "gatsby";
import { SelectField } from "../../components/forms/field";
import { getComparePath, maxCompared } from "../../lib/catalog/compare-path";
import { placeTreatment, readCompareQuery } from "../../lib/catalog/compare-query";

interface SelectsProps {
	categories: readonly Queries.ComparedCategoryFragment[];
	/** Slugs, in the order of the columns. */
	chosen: readonly string[];
}

/** The address after a choice. It's read when the choice is made: the one before may not be on the page yet. */
const getNextPath = (categories: SelectsProps["categories"], place: number, slug: string): string => {
	const services = categories.flatMap((category) => category.services);
	const chosen = readCompareQuery(window.location.search, services).chosen.map((service) => service.slug);
	return getComparePath(placeTreatment(chosen, place, slug));
};

/** The treatments of the columns, above them on wide windows. A choice changes the address in place: it can be shared, and Back leaves the page. */
export const Selects = ({ categories, chosen }: SelectsProps) => (
	<div className="grid gap-x-(--column-gap) gap-y-3 md:grid-cols-3 lg:col-span-3 lg:col-start-2 lg:gap-x-0">
		{Array.from({ length: maxCompared }, (_, place) => (
			<SelectField
				// biome-ignore lint/suspicious/noArrayIndexKey: each select is named after its place.
				key={place}
				name={`treatment-${place + 1}`}
				label={`Treatment ${place + 1}`}
				required={false}
				className="lg:pr-(--column-gap) lg:last:pr-0"
				value={chosen[place] ?? ""}
				onChange={({ currentTarget }) => void navigate(getNextPath(categories, place, currentTarget.value), { replace: true })}
			>
				<option value="">{place < chosen.length ? "Remove this treatment" : "Choose a treatment"}</option>
				{categories.map(({ slug, title, services }) => (
					<optgroup key={slug} label={title}>
						{services.map((service) => (
							<option key={service.slug} value={service.slug}>
								{service.title}
							</option>
						))}
					</optgroup>
				))}
			</SelectField>
		))}
	</div>
);
