import { maxQuantity, readQuantity, suggestQuantity } from "../estimate/quantities";
import { type Amounts, findVisitPrice, formatDollars } from "../prices";

export interface PriceQuantity {
	readonly service: string;
	readonly price: string;
	readonly quantity: number;
}

export const getKey = ({ service, price }: Pick<PriceQuantity, "service" | "price">): string =>
	`${service}/${price}`;

export interface PlanLine {
	readonly key: string;
	readonly quantity: string;
	/** Whether the visitor typed the quantity: then choosing another treatment keeps it. */
	readonly typed?: boolean;
}

/** What the finder, the event planner and the estimator share; nothing about health or skin. */
export interface Plan {
	readonly lines: readonly PlanLine[];
	/** `YYYY-MM-DD`; "" without one. */
	readonly event: string;
	/** US dollars; null is no limit. */
	readonly budget: number | null;
}

export const emptyPlan: Plan = { lines: [], event: "", budget: null };

/** More lines wouldn't fit into a request's note. */
export const maxLines = 8;

export const readPlan = (query: URLSearchParams): Plan => {
	const lines = query.getAll("plan").flatMap((text) => {
		const [, quantity = "", key = ""] = /^(\d+) (.+\/.+)$/.exec(text) ?? [];
		return readQuantity(quantity) ? [{ key, quantity, typed: true }] : [];
	});
	return {
		lines: lines.slice(0, maxLines),
		event: /^\d{4}-\d\d-\d\d$/.exec(query.get("event") ?? "")?.[0] ?? "",
		budget: Number(query.get("budget")) || null,
	};
};

export const writePlan = (
	items: readonly PriceQuantity[],
	{ event, budget }: Omit<Plan, "lines">,
): string =>
	new URLSearchParams([
		...items.map((item) => ["plan", `${item.quantity} ${getKey(item)}`]),
		...(event ? [["event", event]] : []),
		...(budget ? [["budget", String(budget)]] : []),
	]).toString();

type Treatment = Queries.PlannedTreatmentFragment;

export interface Planned<T extends Treatment = Treatment> extends PriceQuantity, Amounts {
	readonly treatment: T;
	readonly listed: T["prices"][number];
	readonly title: string;
}

export const planPrice = <T extends Treatment>(
	treatment: T,
	listed: T["prices"][number],
	quantity = 1,
): Planned<T> => {
	const { name: price, amount, upTo } = listed;
	const multiply = (dollars: number) => Math.round(dollars * 100) * quantity;
	return {
		treatment,
		listed,
		service: treatment.slug,
		price,
		quantity,
		title: `${treatment.title}: ${price}`,
		low: multiply(amount),
		high: multiply(upTo ?? amount),
	};
};

export const listPlanned = <T extends Treatment>(
	treatments: readonly T[],
	lines: readonly PlanLine[],
): Planned<T>[] =>
	lines.flatMap(({ key, quantity: typed }) => {
		const quantity = readQuantity(typed);
		return treatments.flatMap((treatment) => {
			const listed: T["prices"][number] | undefined = treatment.prices.find(
				({ name }) => key === getKey({ service: treatment.slug, price: name }),
			);
			return listed && quantity ? [planPrice(treatment, listed, quantity)] : [];
		});
	});

/** A filter's predicate: an add-on counts only beside a treatment that it can be added to. */
export const hasBase = (
	{ listed: { addedTo } }: Planned,
	_index: number,
	all: readonly Planned[],
): boolean =>
	addedTo.length === 0 ||
	all.some(({ service, listed }) => listed.addedTo.length === 0 && addedTo.includes(service));

export const createLine = (
	{ slug, prices, course }: Treatment,
	price = findVisitPrice(prices),
): PlanLine[] =>
	price
		? [
				{
					key: getKey({ service: slug, price: price.name }),
					quantity: String(suggestQuantity(price, course.sessions)),
				},
			]
		: [];

export const isOf = (slug: string, { key }: PlanLine): boolean => key.startsWith(`${slug}/`);

export const replaceLines = (
	lines: readonly PlanLine[],
	slug: string,
	added: readonly PlanLine[],
): PlanLine[] => {
	const kept = lines.filter((line) => line.key && !isOf(slug, line));
	const place = lines.filter(({ key }) => key).findIndex((line) => isOf(slug, line));
	const at = place < 0 ? kept.length : place;
	return [...kept.slice(0, at), ...added, ...kept.slice(at)].slice(0, maxLines);
};

/** Lines that aren't sold by the visit count as the shortest first course. */
export const countVisits = (planned: readonly Planned[]): number =>
	Math.max(
		1,
		...planned.map(({ treatment: { prices, course }, listed: { model, replaces }, quantity }) => {
			if (model === "session") return quantity;
			const single = prices.find(({ name }) => name === replaces?.price);
			// Some series treat two areas on the same day.
			if (replaces && single?.model === "session")
				return Math.min(quantity * replaces.quantity, course.sessions?.max ?? maxQuantity);
			return course.sessions?.min ?? 1;
		}),
	);

export const addAmounts = (amounts: readonly Amounts[]): Amounts => ({
	low: amounts.reduce((sum, { low }) => sum + low, 0),
	high: amounts.reduce((sum, { high }) => sum + high, 0),
});

/** "$590", or "$590 to $795". */
export const formatAmounts = ({ low, high }: Amounts): string =>
	low === high
		? formatDollars(low / 100)
		: `${formatDollars(low / 100)} to ${formatDollars(high / 100)}`;

/**
 * How a plan's price compares with the budget, in a sentence.
 * @returns undefined without a budget
 */
export const compareBudget = (
	{ low, high }: Amounts,
	budget: number | null,
): string | undefined => {
	if (!budget) return undefined;
	const over = high - budget * 100;
	const yours = `your budget of ${formatDollars(budget)}`;
	return over <= 0
		? `These visits are within ${yours}.`
		: `${low > budget * 100 && low === high ? "" : "Up to "}${formatDollars(over / 100)} over ${yours}.`;
};
