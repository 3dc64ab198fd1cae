import { useState } from "react";
import { readQuantity } from "../../../lib/catalog/estimate/quantities";
import type { Item } from "../../../lib/catalog/estimate/types";

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

/** The lines of a plan and what can be done with them. They're in memory only. */
export const usePlan = () => {
	const [lines, setLines] = useState<readonly PlanLine[]>([newLine(1)]);
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

/** The lines that can be added up. @param find the item of a price by its key */
export const listItems = (lines: readonly PlanLine[], find: (key: string) => Omit<Item, "quantity"> | undefined): Item[] =>
	lines.flatMap(({ key, quantity }) => {
		const item = find(key);
		const count = readQuantity(quantity);
		return item && count ? [{ ...item, quantity: count }] : [];
	});
