import { SelectField, TextField } from "../../../components/forms/field";
import type { CatalogPrice } from "../../../lib/services/estimate/catalog";
import { formatAmounts, maxQuantity, nameUnit, readQuantity } from "../../../lib/services/estimate/text";
import { getKey, type PlanLine } from "../../../lib/services/plan/plan";
import { withUnit } from "../../../lib/services/prices";
import { Button } from "../../../ui/button";
import { ChangingText } from "../../../ui/text";

export const fieldsOf = ({ id }: Pick<PlanLine, "id">) => ({ treatment: `treatment-${id}`, quantity: `quantity-${id}` });

type Category = Queries.EstimatedCategoryFragment;
type ListedPrice = Category["services"][number]["prices"][number];

const listGroups = (categories: readonly Category[]) =>
	categories.map(({ title, services }) => ({
		label: title,
		options: services.flatMap((service) =>
			service.prices.map(({ name }) => ({ value: getKey({ service: service.slug, price: name }), label: `${service.title}: ${name}` })),
		),
	}));

interface LineProps {
	line: PlanLine;
	categories: readonly Category[];
	/** Its place among the lines, from 1. */
	place: number;
	/** The price that's chosen, as the catalog and as the price list has it. */
	price: CatalogPrice | undefined;
	listed: ListedPrice | undefined;
	onChoose: (key: string) => void;
	onQuantity: (quantity: string) => void;
	/** Missing if it's the only line. */
	onRemove?: () => void;
}

const LinePrice = ({ price, listed, quantity }: { price: CatalogPrice; listed: ListedPrice; quantity: number | undefined }) => (
	<p className="figures flex flex-wrap justify-between gap-x-6 text-note leading-snug">
		<span className="grow basis-64 text-muted">
			<ChangingText>
				{[withUnit(formatAmounts(price), listed.unit), ...(price.special ? [`Special: ${price.special.sentence}`] : []), listed.note ?? ""].join(". ")}
			</ChangingText>
		</span>
		{quantity ? (
			<span>
				<span>{`${quantity} ${nameUnit(listed.unit, quantity)}: `}</span>
				<span className="font-medium">{formatAmounts({ low: price.low * quantity, high: price.high * quantity })}</span>
			</span>
		) : null}
	</p>
);

export const EstimatorLine = ({ line, place, price, listed, categories, onChoose, onQuantity, onRemove }: LineProps) => {
	const names = fieldsOf(line);
	return (
		<fieldset className="border-b border-hairline pb-6">
			<legend className="sr-only">{`Treatment ${place}`}</legend>
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
				{price && listed ? (
					<>
						<p className="hidden font-medium print:block">{price.title}</p>
						<LinePrice price={price} listed={listed} quantity={readQuantity(line.quantity)} />
					</>
				) : null}
				{onRemove ? (
					<Button variant="quiet" className="min-h-9! text-note print:hidden" onClick={onRemove}>
						Remove
					</Button>
				) : null}
			</div>
		</fieldset>
	);
};
