import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";

interface LineListProps {
	heading: string;
	items: readonly string[];
	className?: string;
}

/** Short lines of one kind under their heading, a hairline between them. Nothing if there are none. */
export const LineList = ({ heading, items, className }: LineListProps) =>
	items.length > 0 ? (
		<div className={className}>
			<Heading level={3} size={4} className="mb-4">
				{heading}
			</Heading>
			<ul className="ruled border-y border-hairline">
				{items.map((item) => (
					<li key={item} className="py-3 text-note leading-snug">
						<KeepTogether>{item}</KeepTogether>
					</li>
				))}
			</ul>
		</div>
	) : null;
