import { useMemo } from "react";
import { flushSync } from "react-dom";
import { FormScopeProvider, fieldId } from "../../../components/forms/context";
import { SelectField, TextField } from "../../../components/forms/field";
import { SheetHead } from "../../../components/visit/sheet-head";
import { useBusinessDay } from "../../../hooks/use-business-day";
import { setPlan, usePlan } from "../../../hooks/use-plan";
import { findWays } from "../../../lib/services/estimate/estimate";
import { type CatalogPrice, createCatalog } from "../../../lib/services/estimate/price-catalog";
import {
	formatAmounts,
	maxQuantity,
	nameUnit,
	readQuantity,
	suggestQuantity,
} from "../../../lib/services/estimate/quantities-and-amounts";
import {
	getKey,
	hasBase,
	listPlanned,
	maxLines,
	type PlanLine,
} from "../../../lib/services/plan/plan";
import { withUnit } from "../../../lib/services/prices";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { ChangingText, LinkedText } from "../../../ui/text";
import { EstimatorResult } from "./result";

const scope = "estimate";
const sheetId = "estimate-sheet";

const newLine: PlanLine = { key: "", quantity: "1" };

const fieldsOf = (index: number) => ({
	treatment: `treatment-${index}`,
	quantity: `quantity-${index}`,
});

const LinePrice = ({
	price: { listed, title, special, low, high },
	quantity,
}: {
	price: CatalogPrice;
	quantity: number | undefined;
}) => (
	<>
		<p className="hidden font-medium print:block">{title}</p>
		<p className="figures flex flex-wrap justify-between gap-x-6 text-note leading-snug">
			<span className="grow basis-64 text-muted">
				<ChangingText>
					{[
						withUnit(formatAmounts({ low, high }), listed.unit),
						...(special ? [`Special: ${special.sentence}`] : []),
						listed.note ?? "",
					].join(". ")}
				</ChangingText>
			</span>
			{quantity ? (
				<span>
					<span>{`${quantity} ${nameUnit(listed.unit, quantity)}: `}</span>
					<span className="font-medium">
						{formatAmounts({ low: low * quantity, high: high * quantity })}
					</span>
				</span>
			) : null}
		</p>
	</>
);

export interface FormProps {
	categories: readonly Queries.EstimatedCategoryFragment[];
	packages: readonly Queries.EstimatedPackageFragment[];
	memberships: readonly Queries.EstimatedMembershipFragment[];
	notes: readonly { readonly title: string; readonly text: string }[];
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
	const all = listPlanned(services, lines);
	const items = all.filter(hasBase);
	const groups = categories.map((category) => ({
		label: category.title,
		options: category.services.flatMap(({ slug, title, prices }) =>
			prices.map(({ name }) => ({
				value: getKey({ service: slug, price: name }),
				label: `${title}: ${name}`,
			})),
		),
	}));
	// A wrong quantity, or something that's only added to a treatment that the plan doesn't have.
	const errors = Object.fromEntries(
		lines.flatMap(({ key, quantity }, index) => {
			const names = fieldsOf(index);
			const alone = all.find((each) => getKey(each) === key && !items.includes(each));
			const titles = services
				.filter(({ slug }) => alone?.listed.addedTo.includes(slug))
				.map(({ title }) => title);
			return [
				...(readQuantity(quantity)
					? []
					: [[names.quantity, `Enter a whole number from 1 to ${maxQuantity}.`]]),
				...(alone
					? [
							[
								names.treatment,
								`We only add this to another treatment (${titles.join(", ")}). Add that one, too, and this counts.`,
							],
						]
					: []),
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
				<SheetHead
					title="Your estimate"
					note="An estimate, not a booking. Prices as of the date above."
				/>
				<div className={cx("stack-6", items.length === 0 && "print:hidden")}>
					{lines.map((line, index) => {
						const names = fieldsOf(index);
						const price = catalog.prices.get(line.key);
						const change = (changed: Partial<PlanLine>) =>
							setPlan({
								lines: lines.map((each, place) =>
									place === index ? { ...line, ...changed } : each,
								),
							});
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: each field is named after its place.
							<fieldset key={index} className="border-b border-hairline pb-6">
								<legend className="sr-only">{`Treatment ${index + 1}`}</legend>
								<div className="grid gap-x-6 gap-y-4 sm:grid-cols-fill-auto print:hidden">
									<SelectField
										name={names.treatment}
										label="Treatment"
										required={false}
										placeholder="Choose a treatment"
										groups={groups}
										value={line.key}
										onChange={({ target: { value: key } }) => {
											const chosen = line.typed ? undefined : catalog.prices.get(key);
											change({
												key,
												...(chosen && {
													quantity: String(
														suggestQuantity(chosen.listed, chosen.treatment.course.sessions),
													),
												}),
											});
										}}
									/>
									<TextField
										type="number"
										inputMode="numeric"
										name={names.quantity}
										label="Quantity"
										required={false}
										min={1}
										max={maxQuantity}
										value={line.quantity}
										onChange={({ target }) => change({ quantity: target.value, typed: true })}
										className="figures sm:w-40"
									/>
								</div>
								<div className="stack-1 pt-3">
									{price ? (
										<LinePrice price={price} quantity={readQuantity(line.quantity)} />
									) : null}
									{lines.length > 1 ? (
										<Button
											variant="quiet"
											size="small"
											className="text-note print:hidden"
											onClick={() => {
												const others = lines.filter((_, place) => place !== index);
												setLines(others, Math.min(index, others.length - 1));
											}}
										>
											Remove
										</Button>
									) : null}
								</div>
							</fieldset>
						);
					})}
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
				<EstimatorResult items={items} plan={plan} ways={findWays(items, catalog)} part={sheetId} />
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
