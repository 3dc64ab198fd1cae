import { useMemo } from "react";
import { flushSync } from "react-dom";
import { FormScopeProvider, fieldId } from "../../../components/forms/context";
import { SheetHead } from "../../../components/visit/sheet-head";
import { useBusinessDay } from "../../../hooks/use-business-day";
import { createCatalog, getKey } from "../../../lib/services/estimate/catalog";
import { findWays } from "../../../lib/services/estimate/estimate";
import { maxQuantity, readQuantity, suggestQuantity } from "../../../lib/services/estimate/text";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { LinkedText } from "../../../ui/text";
import { EstimatorLine, fieldsOf, listItems, maxLines, type PlanLine, usePlan } from "./line";
import { EstimatorResult } from "./result";

const scope = "estimate";

const indexPrices = (services: Queries.EstimatedCategoryFragment["services"]) =>
	new Map(services.flatMap((service) => service.prices.map((price) => [getKey({ service: service.slug, price: price.name }), { service, price }] as const)));

const findErrors = (lines: readonly PlanLine[]): Record<string, string> =>
	Object.fromEntries(
		lines.filter(({ quantity }) => !readQuantity(quantity)).map((line) => [fieldsOf(line).quantity, `Enter a whole number from 1 to ${maxQuantity}.`]),
	);

export interface FormProps {
	categories: readonly Queries.EstimatedCategoryFragment[];
	packages: readonly Queries.EstimatedPackageFragment[];
	memberships: readonly Queries.EstimatedMembershipFragment[];
	notes: readonly { readonly title: string; readonly text: string }[];
}

const sheetId = "estimate-sheet";

/** Changes the lines, and moves the focus to the treatment of one of them. @param change returns that line's id */
const focusAfter = (change: () => number | undefined): void => {
	let id: number | undefined;
	flushSync(() => {
		id = change();
	});
	if (id !== undefined) document.getElementById(fieldId(scope, fieldsOf({ id }).treatment))?.focus();
};

export const EstimatorForm = ({ categories, packages, memberships, notes }: FormProps) => {
	const services = useMemo(() => categories.flatMap((category) => category.services), [categories]);
	const listed = useMemo(() => indexPrices(services), [services]);
	const today = useBusinessDay();
	const catalog = useMemo(() => createCatalog(services, packages, memberships, today), [services, packages, memberships, today]);
	const { lines, add, remove, change } = usePlan((key) => listed.has(key));
	const items = listItems(lines, listed);
	const ways = findWays(items, catalog);
	return (
		<FormScopeProvider value={{ id: scope, errors: findErrors(lines) }}>
			<div id={sheetId}>
				<SheetHead title="Your estimate" note="An estimate, not a booking. Prices as of the date above." />
				<div className={cx("stack-6", items.length === 0 && "print:hidden")}>
					{lines.map((line, index) => (
						<EstimatorLine
							key={line.id}
							line={line}
							place={index + 1}
							price={catalog.prices.get(line.key)}
							listed={listed.get(line.key)?.price}
							categories={categories}
							onChoose={(key) => {
								const chosen = listed.get(key);
								change(line.id, { key, ...(chosen && !line.typed ? { quantity: String(suggestQuantity(chosen.price, chosen.service.course.sessions)) } : {}) });
							}}
							onQuantity={(quantity) => change(line.id, { quantity, typed: true })}
							onRemove={
								lines.length > 1
									? () =>
											focusAfter(() => {
												remove(line.id);
												return (lines[index + 1] ?? lines[index - 1])?.id;
											})
									: undefined
							}
						/>
					))}
				</div>
				{lines.length < maxLines ? (
					<Button variant="secondary" className="mt-6 print:hidden" onClick={() => focusAfter(add)}>
						Add treatment
					</Button>
				) : (
					<p className="mt-6 text-note text-muted print:hidden">A plan has {maxLines} lines at most. For more, call us and we’ll add it up with you.</p>
				)}
				<EstimatorResult items={items} ways={ways} catalog={catalog} part={sheetId} />
				<div className="mt-8 stack-3 text-small leading-relaxed text-caption">
					{notes.map(({ title, text }) => (
						<p key={title}>
							<span className="font-medium">{title}.</span> <LinkedText text={text} />
						</p>
					))}
				</div>
			</div>
		</FormScopeProvider>
	);
};
