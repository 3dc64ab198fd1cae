import { ChevronDown } from "lucide-react";
import { ProseContents } from "./prose-sections";

/**
 * The contents of a long page: beside it and always in view on a desktop, folded above it on a phone. Both are HTML;
 * the one that is not displayed is not there for assistive technology either.
 */
export const SideContents = ({ sections }: { sections: readonly { readonly heading: string }[] }) => (
	<nav aria-label="On this page" data-print="hide" className="lg:sticky lg:top-below-header">
		<details className="group border-y border-hairline lg:hidden">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 font-medium hover:text-link">
				On this page
				<ChevronDown className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180" aria-hidden="true" />
			</summary>
			<div className="-mb-px">
				<ProseContents sections={sections} />
			</div>
		</details>
		<div className="hidden lg:block">
			<p className="mb-4 text-small text-caption">On this page</p>
			<div className="max-h-contents overflow-y-auto overscroll-contain">
				<ProseContents sections={sections} />
			</div>
		</div>
	</nav>
);
