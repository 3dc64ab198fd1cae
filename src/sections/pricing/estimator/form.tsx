import { useMemo } from "react";
import { flushSync } from "react-dom";
import { FormScopeProvider, fieldId } from "../../../components/forms/context";
import { SheetHead } from "../../../components/visit/sheet-head";
import { useBusinessDay } from "../../../hooks/use-business-day";
import { setPlan, usePlan } from "../../../hooks/use-plan";
import { createCatalog } from "../../../lib/services/estimate/catalog";
import { findWays } from "../../../lib/services/estimate/estimate";
import { maxQuantity, readQuantity, suggestQuantity } from "../../../lib/services/estimate/text";
import { getKey, hasBase, listPlanned, maxLines, type PlanLine, type Planned } from "../../../lib/services/plan/plan";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { LinkedText } from "../../../ui/text";
import { EstimatorLine, fieldsOf } from "./line";
import { EstimatorResult } from "./result";

const scope = "estimate";

const newLine = (id: number): PlanLine => ({ id, key: "", quantity: "1" });

type Service = Queries.EstimatedCategoryFragment["services"][number];

/** A wrong quantity, and what's only added to a treatment that the plan doesn't have. */
const findErrors = (lines: readonly PlanLine[], planned: readonly Planned[], services: readonly Service[]): Record<string, string> =>
	Object.fromEntries(
		lines.flatMap((line) => {
			const { treatment, quantity } = fieldsOf(line);
			const alone = planned.find((each) => getKey(each) === line.key && !hasBase(each, planned));
			const titles = services.filter(({ slug }) => alone?.listed.addedTo.includes(slug)).map(({ title }) => title);
			return [
				...(readQuantity(line.quantity) ? [] : [[quantity, `Enter a whole number from 1 to ${maxQuantity}.`]]),
				...(alone ? [[treatment, `We only add this to another treatment (${titles.join(", ")}). Add that one, too, and this counts.`]] : []),
			];
		}),
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
	const today = useBusinessDay();
	const catalog = useMemo(() => createCatalog(services, packages, memberships, today), [services, packages, memberships, today]);
	const plan = usePlan();
	const known = plan.lines.filter(({ key }) => !key || catalog.prices.has(key));
	const lines = known.length > 0 ? known : [newLine(1)];
	const setLines = (changed: readonly PlanLine[]) => setPlan({ lines: changed });
	const change = (line: PlanLine, changed: Partial<PlanLine>) => setLines(lines.map((each) => (each === line ? { ...line, ...changed } : each)));
	const all = listPlanned(services, lines);
	const items = all.filter((each) => hasBase(each, all));
	const ways = findWays(items, catalog);
	const add = (): number => {
		const { id } = newLine(Math.max(...lines.map((line) => line.id)) + 1);
		setLines([...lines, newLine(id)]);
		return id;
	};
	const remove = (line: PlanLine, index: number): number | undefined => {
		setLines(lines.filter((each) => each !== line));
		return (lines[index + 1] ?? lines[index - 1])?.id;
	};
	return (
		<FormScopeProvider value={{ id: scope, errors: findErrors(lines, all, services) }}>
			<div id={sheetId}>
				<SheetHead title="Your estimate" note="An estimate, not a booking. Prices as of the date above." />
				<div className={cx("stack-6", items.length === 0 && "print:hidden")}>
					{lines.map((line, index) => (
						<EstimatorLine
							key={line.id}
							line={line}
							place={index + 1}
							price={catalog.prices.get(line.key)}
							listed={listPlanned(services, [{ ...line, quantity: "1" }])[0]?.listed}
							categories={categories}
							onChoose={(key) => {
								const [chosen] = listPlanned(services, [{ key, quantity: "1" }]);
								const usual = chosen && !line.typed ? { quantity: String(suggestQuantity(chosen.listed, chosen.treatment.course.sessions)) } : {};
								change(line, { key, ...usual });
							}}
							onQuantity={(quantity) => change(line, { quantity, typed: true })}
							onRemove={lines.length > 1 ? () => focusAfter(() => remove(line, index)) : undefined}
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
