import { SelectField, TextField } from "../../../components/forms/field";
import type { CatalogPrice } from "../../../lib/services/estimate/price-catalog";
import {
	maxQuantity,
	nameUnit,
	readQuantity,
	suggestQuantity,
} from "../../../lib/services/estimate/quantities";
import { formatAmounts, type PlanLine } from "../../../lib/services/plan/plan";
import { withUnit } from "../../../lib/services/prices";
import { Button } from "../../../ui/button";
import { ChangingText } from "../../../ui/text";

export const lineFields = (index: number) => ({
	treatment: `treatment-${index}`,
	quantity: `quantity-${index}`,
});

const LinePrice = ({ price, quantity }: { price: CatalogPrice; quantity?: number }) => {
	const { listed, title, special, low, high } = price;
	return (
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
};

export const PlanLineFields = ({
	line,
	index,
	groups,
	prices,
	onChange,
	onRemove,
}: {
	line: PlanLine;
	index: number;
	groups: Parameters<typeof SelectField>[0]["groups"];
	prices: ReadonlyMap<string, CatalogPrice>;
	onChange: (line: PlanLine) => void;
	onRemove: (() => void) | undefined;
}) => {
	const names = lineFields(index);
	const price = prices.get(line.key);
	const choose = (key: string) => {
		const chosen = line.typed ? undefined : prices.get(key);
		const quantity = chosen
			? String(suggestQuantity(chosen.listed, chosen.treatment.course.sessions))
			: line.quantity;
		onChange({ ...line, key, quantity });
	};
	return (
		<fieldset className="border-b border-hairline pb-6">
			<legend className="sr-only">{`Treatment ${index + 1}`}</legend>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-fill-auto print:hidden">
				<SelectField
					name={names.treatment}
					label="Treatment"
					required={false}
					placeholder="Choose a treatment"
					groups={groups}
					value={line.key}
					onChange={({ target }) => choose(target.value)}
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
					onChange={({ target }) => onChange({ ...line, quantity: target.value, typed: true })}
					className="figures sm:w-40"
				/>
			</div>
			<div className="stack-1 pt-3">
				{price && <LinePrice price={price} quantity={readQuantity(line.quantity)} />}
				{onRemove && (
					<Button
						variant="quiet"
						size="small"
						className="text-note print:hidden"
						onClick={onRemove}
					>
						Remove
					</Button>
				)}
			</div>
		</fieldset>
	);
};
