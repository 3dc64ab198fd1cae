import { useMemo } from "react";
import { flushSync } from "react-dom";
import { FormScopeProvider, fieldId } from "../../../components/forms/context";
import { SheetHead } from "../../../components/visit/sheet-head";
import { useBusinessDay } from "../../../hooks/use-business-day";
import { setPlan, usePlan } from "../../../hooks/use-plan";
import { findPaymentOptions } from "../../../lib/services/estimate/estimate";
import { createCatalog } from "../../../lib/services/estimate/price-catalog";
import { maxQuantity, readQuantity } from "../../../lib/services/estimate/quantities";
import {
	getKey,
	hasBase,
	listPlanned,
	maxLines,
	type PlanLine,
} from "../../../lib/services/plan/plan";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { LinkedText } from "../../../ui/text";
import { lineFields, PlanLineFields } from "./plan-line";
import { EstimatorResult } from "./result";

const scope = "estimate";
const sheetId = "estimate-sheet";

const newLine: PlanLine = { key: "", quantity: "1" };

export interface FormProps {
	categories: readonly Queries.EstimatedCategoryFragment[];
	packages: readonly Queries.EstimatedPackageFragment[];
	memberships: readonly Queries.EstimatedMembershipFragment[];
	notes: readonly { title: string; text: string }[];
}

export const EstimatorForm = ({ categories, packages, memberships, notes }: FormProps) => {
	const services = useMemo(() => categories.flatMap((category) => category.services), [categories]);
	const today = useBusinessDay();
	const catalog = useMemo(
		() => createCatalog(services, packages, memberships, today),
		[services, packages, memberships, today],
	);
	const plan = usePlan();
	const known = plan.lines.filter(({ key }) => !key || catalog.prices.has(key));
	const lines = known.length > 0 ? known : [newLine];
	const planned = listPlanned(services, lines);
	const items = planned.filter(hasBase);
	const groups = categories.map((category) => ({
		label: category.title,
		options: category.services.flatMap(({ slug, title, prices }) =>
			prices.map(({ name }) => ({
				value: getKey({ service: slug, price: name }),
				label: `${title}: ${name}`,
			})),
		),
	}));
	const findErrors = ({ key, quantity }: PlanLine, index: number): [string, string][] => {
		const names = lineFields(index);
		const errors: [string, string][] = [];
		if (!readQuantity(quantity))
			errors.push([names.quantity, `Enter a whole number from 1 to ${maxQuantity}.`]);
		const alone = planned.find((each) => getKey(each) === key && !items.includes(each));
		if (!alone) return errors;
		const titles = services
			.filter(({ slug }) => alone.listed.addedTo.includes(slug))
			.map(({ title }) => title);
		const add = `We only add this to another treatment (${titles.join(", ")}).`;
		return [...errors, [names.treatment, `${add} Add that one, too, and this counts.`]];
	};
	const setLines = (changed: readonly PlanLine[], focused: number) => {
		flushSync(() => setPlan({ lines: changed }));
		document.getElementById(fieldId(scope, lineFields(focused).treatment))?.focus();
	};
	const remove = (index: number) => {
		const others = lines.filter((_, place) => place !== index);
		setLines(others, Math.min(index, others.length - 1));
	};
	return (
		<FormScopeProvider value={{ id: scope, errors: Object.fromEntries(lines.flatMap(findErrors)) }}>
			<div id={sheetId}>
				<SheetHead
					title="Your estimate"
					note="An estimate, not a booking. Prices as of the date above."
				/>
				<div className={cx("stack-6", items.length === 0 && "print:hidden")}>
					{lines.map((line, index) => (
						<PlanLineFields
							// biome-ignore lint/suspicious/noArrayIndexKey: each field is named after its place.
							key={index}
							line={line}
							index={index}
							groups={groups}
							prices={catalog.prices}
							onChange={(changed) => setPlan({ lines: lines.with(index, changed) })}
							onRemove={lines.length > 1 ? () => remove(index) : undefined}
						/>
					))}
				</div>
				{lines.length < maxLines ? (
					<Button
						variant="secondary"
						className="mt-6 print:hidden"
						onClick={() => setLines([...lines, newLine], lines.length)}
					>
						Add treatment
					</Button>
				) : (
					<p className="mt-6 text-note text-muted print:hidden">
						A plan has {maxLines} lines at most. For more, call us and we’ll add it up with you.
					</p>
				)}
				<EstimatorResult
					items={items}
					plan={plan}
					options={findPaymentOptions(items, catalog)}
					part={sheetId}
				/>
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
