import { Check, Minus } from "lucide-react";

/** Lines with a mark before them: "yes" a tick, "no" a dash. The heading above says which is which. */
export const CheckList = ({ items, kind }: { items: readonly string[]; kind: "yes" | "no" }) => {
	const Mark = kind === "yes" ? Check : Minus;
	return (
		<ul className="ruled border-y border-hairline">
			{items.map((item) => (
				<li key={item} className="flex gap-4 py-3.5 leading-snug">
					<Mark className="mt-0.5 size-5 shrink-0 text-mark" strokeWidth={1.5} aria-hidden="true" />
					{item}
				</li>
			))}
		</ul>
	);
};
