import { SelectField, TextField } from "../../../components/forms/field";
import type { CatalogPrice } from "../../../lib/services/estimate/catalog";
import { formatAmounts, maxQuantity, nameUnit, readQuantity } from "../../../lib/services/estimate/text";
import { getKey, type PlanLine } from "../../../lib/services/plan/plan";
import { withUnit } from "../../../lib/services/prices";
import { Button } from "../../../ui/button";
import { ChangingText } from "../../../ui/text";

export const fieldsOf = (index: number) => ({ treatment: `treatment-${index}`, quantity: `quantity-${index}` });

type Category = Queries.EstimatedCategoryFragment;

const listGroups = (categories: readonly Category[]) =>
	categories.map(({ title, services }) => ({
		label: title,
		options: services.flatMap((service) =>
			service.prices.map(({ name }) => ({ value: getKey({ service: service.slug, price: name }), label: `${service.title}: ${name}` })),
		),
	}));

const LinePrice = ({ price: { listed, title, special, low, high }, quantity }: { price: CatalogPrice; quantity: number | undefined }) => (
	<>
		<p className="hidden font-medium print:block">{title}</p>
		<p className="figures flex flex-wrap justify-between gap-x-6 text-note leading-snug">
			<span className="grow basis-64 text-muted">
				<ChangingText>
					{[withUnit(formatAmounts({ low, high }), listed.unit), ...(special ? [`Special: ${special.sentence}`] : []), listed.note ?? ""].join(". ")}
				</ChangingText>
			</span>
			{quantity ? (
				<span>
					<span>{`${quantity} ${nameUnit(listed.unit, quantity)}: `}</span>
					<span className="font-medium">{formatAmounts({ low: low * quantity, high: high * quantity })}</span>
				</span>
			) : null}
		</p>
	</>
);

interface LineProps {
	line: PlanLine;
	index: number;
	categories: readonly Category[];
	price: CatalogPrice | undefined;
	onChoose: (key: string) => void;
	onQuantity: (quantity: string) => void;

	onRemove?: () => void;
}

export const EstimatorLine = ({ line, index, price, categories, onChoose, onQuantity, onRemove }: LineProps) => {
	const names = fieldsOf(index);
	return (
		<fieldset className="border-b border-hairline pb-6">
			<legend className="sr-only">{`Treatment ${index + 1}`}</legend>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-fill-auto print:hidden">
				<SelectField
					name={names.treatment}
					label="Treatment"
					required={false}
					placeholder="Choose a treatment"
					groups={listGroups(categories)}
					value={line.key}
					onChange={({ target }) => onChoose(target.value)}
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
					onChange={({ target }) => onQuantity(target.value)}
					className="figures sm:w-40"
				/>
			</div>
			<div className="stack-1 pt-3">
				{price ? <LinePrice price={price} quantity={readQuantity(line.quantity)} /> : null}
				{onRemove ? (
					<Button variant="quiet" className="min-h-9! text-note print:hidden" onClick={onRemove}>
						Remove
					</Button>
				) : null}
			</div>
		</fieldset>
	);
};
