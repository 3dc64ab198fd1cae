import { Check, Minus } from "lucide-react";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";

/** Lines under their heading, with a mark before each: "yes" a tick, "no" a dash. */
export const CheckList = ({ heading, items, kind }: { heading: string; items: readonly string[]; kind: "yes" | "no" }) => {
	const Mark = kind === "yes" ? Check : Minus;
	return (
		<div>
			<Heading level={3} className="mb-5">
				{heading}
			</Heading>
			<ul className="ruled border-y border-hairline">
				{items.map((item) => (
					<li key={item} className="flex gap-4 py-3.5 leading-snug">
						<Mark className="mt-0.5 size-5 shrink-0 text-mark" strokeWidth={1.5} aria-hidden="true" />
						<LinkedText as="span" text={item} />
					</li>
				))}
			</ul>
		</div>
	);
};
