import { ArrowDown } from "lucide-react";
import type { BlockData } from "../../components/prose/page-copy";

/** The ways down to the groups of the page. */
export const ResourcesGroupLinks = ({ groups }: { groups: readonly BlockData[] }) => (
	<nav aria-label="Article topics">
		<ul className="flex flex-wrap gap-x-9 gap-y-1">
			{groups.map(({ key, eyebrow, heading }) => (
				<li key={key}>
					<a href={`#${key}`} className="quiet-link inline-flex min-h-11 items-center gap-2 font-medium">
						{eyebrow ?? heading}
						<ArrowDown className="size-4" aria-hidden="true" />
					</a>
				</li>
			))}
		</ul>
	</nav>
);
