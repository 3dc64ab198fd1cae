import { useEffect, useState } from "react";
import { SelectField, TextField } from "../../../components/forms/field";
import { type CatalogPrice, getKey, type Item } from "../../../lib/services/estimate/catalog";
import { formatAmounts, maxQuantity, nameUnit, readQuantity } from "../../../lib/services/estimate/text";
import { withUnit } from "../../../lib/services/prices";
import { Button } from "../../../ui/button";
import { ChangingText } from "../../../ui/text";

/** The most lines of a plan: more wouldn't fit into the note of a request. */
export const maxLines = 8;

export interface PlanLine {
	readonly id: number;
	/** The key of a price; "" before one is chosen. */
	readonly key: string;
	readonly quantity: string;
	/** True once somebody has typed a quantity: another treatment doesn't change it anymore. */
	readonly typed: boolean;
}

const newLine = (id: number): PlanLine => ({ id, key: "", quantity: "1", typed: false });

/** The lines, for Back from the request form, and the query that they began with: a shared address counts once. A reload clears them. */
let kept: { readonly search: string; readonly lines: readonly PlanLine[] } = { search: "", lines: [newLine(1)] };

/** The lines of an address that somebody has shared, or those kept. */
const readLines = (isListed: (key: string) => boolean): readonly PlanLine[] => {
	if (location.search === kept.search) return kept.lines;
	const shared = new URLSearchParams(location.search).getAll("plan").flatMap((text) => {
		const [, quantity = "", key = ""] = /^(\d+) (.+)$/.exec(text) ?? [];
		return isListed(key) && readQuantity(quantity) ? [{ key, quantity }] : [];
	});
	return shared.length > 0 ? shared.slice(0, maxLines).map((line, index) => ({ ...newLine(index + 1), ...line, typed: true })) : kept.lines;
};

/** The address that brings a plan back (readLines). */
export const getPlanPath = (items: readonly Item[]): string =>
	`/pricing?${new URLSearchParams(items.map((item) => ["plan", `${item.quantity} ${getKey(item)}`]))}#price-estimator`;

/** The lines of a plan and what can be done with them. They're in memory only. @param isListed whether there's a price with a key */
export const usePlan = (isListed: (key: string) => boolean) => {
	const [lines, setLines] = useState(() => readLines(isListed));
	useEffect(() => {
		kept = { search: location.search, lines };
	}, [lines]);
	return {
		lines,
		add: (): number => {
			const id = Math.max(...lines.map((line) => line.id)) + 1;
			setLines([...lines, newLine(id)]);
			return id;
		},
		remove: (id: number) => setLines(lines.filter((line) => line.id !== id)),
		change: (id: number, change: Partial<PlanLine>) => setLines(lines.map((line) => (line.id === id ? { ...line, ...change } : line))),
	};
};

/** The lines that can be added up. @param listed the prices by their keys */
export const listItems = (lines: readonly PlanLine[], listed: ReadonlyMap<string, { service: { slug: string }; price: { name: string } }>): Item[] =>
	lines.flatMap(({ key, quantity }) => {
		const found = listed.get(key);
		const count = readQuantity(quantity);
		return found && count ? [{ service: found.service.slug, price: found.price.name, quantity: count }] : [];
	});

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
