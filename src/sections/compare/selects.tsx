import { navigate } from "gatsby";
import { SelectField } from "../../components/forms/field";
import { getComparePath, maxCompared } from "../../lib/catalog/compare-path";
import { placeTreatment } from "../../lib/catalog/compare-query";

interface SelectsProps {
	categories: readonly Queries.ComparedCategoryFragment[];
	/** Slugs, in the order of the columns. */
	chosen: readonly string[];
}

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
				onChange={({ currentTarget }) => void navigate(getComparePath(placeTreatment(chosen, place, currentTarget.value)), { replace: true })}
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
