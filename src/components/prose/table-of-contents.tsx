import { Disclosure } from "../../ui/disclosure";
import { ProseContents } from "./prose-sections";

/**
 * The contents of a long page: beside it and always in view on a desktop, folded above it on a phone. Both are HTML;
 * the one that is not displayed is not there for assistive technology either.
 */
export const SideContents = ({ sections }: { sections: readonly { readonly heading: string }[] }) => (
	<nav aria-label="On this page" data-print="hide" className="lg:sticky lg:top-below-header">
		<Disclosure summary="On this page" className="border-y lg:hidden">
			<div className="-mb-px">
				<ProseContents sections={sections} />
			</div>
		</Disclosure>
		<div className="hidden lg:block">
			<p className="mb-4 text-small text-caption">On this page</p>
			<div className="max-h-contents overflow-y-auto overscroll-contain">
				<ProseContents sections={sections} />
			</div>
		</div>
	</nav>
);
