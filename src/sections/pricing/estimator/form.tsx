import { useMemo } from "react";
import { flushSync } from "react-dom";
import { FormScopeProvider, fieldId } from "../../../components/forms/context";
import { SheetHead } from "../../../components/visit/sheet-head";
import { useBusinessDay } from "../../../hooks/use-business-day";
import { setPlan, usePlan } from "../../../hooks/use-plan";
import { createCatalog } from "../../../lib/services/estimate/catalog";
import { findWays } from "../../../lib/services/estimate/estimate";
import { maxQuantity, readQuantity, suggestQuantity } from "../../../lib/services/estimate/text";
import { getKey, hasBase, listPlanned, maxLines, type PlanLine } from "../../../lib/services/plan/plan";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { LinkedText } from "../../../ui/text";
import { EstimatorLine, fieldsOf } from "./line";
import { EstimatorResult } from "./result";

const scope = "estimate";

const newLine: PlanLine = { key: "", quantity: "1" };

export interface FormProps {
	categories: readonly Queries.EstimatedCategoryFragment[];
	packages: readonly Queries.EstimatedPackageFragment[];
	memberships: readonly Queries.EstimatedMembershipFragment[];
	notes: readonly { readonly title: string; readonly text: string }[];
}

const sheetId = "estimate-sheet";

export const EstimatorForm = ({ categories, packages, memberships, notes }: FormProps) => {
	const services = useMemo(() => categories.flatMap((category) => category.services), [categories]);
	const today = useBusinessDay();
	const catalog = useMemo(() => createCatalog(services, packages, memberships, today), [services, packages, memberships, today]);
	const plan = usePlan();
	const known = plan.lines.filter(({ key }) => !key || catalog.prices.has(key));
	const lines = known.length > 0 ? known : [newLine];
	const all = listPlanned(services, lines);
	const items = all.filter(hasBase);
	const ways = findWays(items, catalog);
	// A wrong quantity, or something that's only added to a treatment that the plan doesn't have.
	const errors = Object.fromEntries(
		lines.flatMap(({ key, quantity }, index) => {
			const names = fieldsOf(index);
			const alone = all.find((each) => getKey(each) === key && !items.includes(each));
			const titles = services.filter(({ slug }) => alone?.listed.addedTo.includes(slug)).map(({ title }) => title);
			return [
				...(readQuantity(quantity) ? [] : [[names.quantity, `Enter a whole number from 1 to ${maxQuantity}.`]]),
				...(alone ? [[names.treatment, `We only add this to another treatment (${titles.join(", ")}). Add that one, too, and this counts.`]] : []),
			];
		}),
	);
	/** Also moves the focus to the treatment of a line. */
	const setLines = (changed: readonly PlanLine[], focused: number) => {
		flushSync(() => setPlan({ lines: changed }));
		document.getElementById(fieldId(scope, fieldsOf(focused).treatment))?.focus();
	};
	return (
		<FormScopeProvider value={{ id: scope, errors }}>
			<div id={sheetId}>
				<SheetHead title="Your estimate" note="An estimate, not a booking. Prices as of the date above." />
				<div className={cx("stack-6", items.length === 0 && "print:hidden")}>
					{lines.map((line, index) => {
						const change = (changed: Partial<PlanLine>) => setPlan({ lines: lines.map((each, place) => (place === index ? { ...line, ...changed } : each)) });
						return (
							<EstimatorLine
								// biome-ignore lint/suspicious/noArrayIndexKey: each field is named after its place.
								key={index}
								line={line}
								index={index}
								price={catalog.prices.get(line.key)}
								categories={categories}
								onChoose={(key) => {
									const chosen = line.typed ? undefined : catalog.prices.get(key);
									change({ key, ...(chosen && { quantity: String(suggestQuantity(chosen.listed, chosen.treatment.course.sessions)) }) });
								}}
								onQuantity={(quantity) => change({ quantity, typed: true })}
								onRemove={
									lines.length > 1
										? () =>
												setLines(
													lines.filter((_each, place) => place !== index),
													Math.min(index, lines.length - 2),
												)
										: undefined
								}
							/>
						);
					})}
				</div>
				{lines.length < maxLines ? (
					<Button variant="secondary" className="mt-6 print:hidden" onClick={() => setLines([...lines, newLine], lines.length)}>
						Add treatment
					</Button>
				) : (
					<p className="mt-6 text-note text-muted print:hidden">A plan has {maxLines} lines at most. For more, call us and we’ll add it up with you.</p>
				)}
				<EstimatorResult items={items} plan={plan} ways={ways} part={sheetId} />
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
