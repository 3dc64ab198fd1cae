import type { BlockData } from "../../components/prose/page-copy";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { ChipLink } from "../../ui/chip-link";

interface Props {
	categories: readonly { readonly slug: string; readonly title: string }[];
	page: PageOf<"pricing", BlockData>;
}

/** The page's contents in one row below the header: the estimator, the categories of the list, then what follows it. */
export const PriceNav = ({ categories, page }: Props) => {
	const [estimator, ...parts] = (["price-estimator", "packages", "memberships", "financing", "policies"] as const).map((key) => ({
		slug: key,
		title: findBlock(page, key).eyebrow ?? findBlock(page, key).heading,
	}));
	return (
		<nav aria-label="On this page" className="contents-bar print:hidden">
			<ul>
				{[...(estimator ? [estimator] : []), ...categories, ...parts].map(({ slug, title }) => (
					<li key={slug}>
						<ChipLink href={`#${slug}`} className="min-h-11 px-4 text-small whitespace-nowrap">
							{title}
						</ChipLink>
					</li>
				))}
			</ul>
		</nav>
	);
};
