import type { BlockData } from "../../components/prose/page-copy";
import { findBlock } from "../../lib/content/blocks";
import { KeepTogether } from "../../ui/keep-together";

interface Props {
	categories: readonly { readonly slug: string; readonly title: string }[];
	page: { readonly key: string; readonly blocks: readonly BlockData[] };
}

/** The page's contents in one row below the header: the categories of the list, then what follows it. */
export const PriceNav = ({ categories, page }: Props) => {
	const parts = ["packages", "memberships", "financing", "policies"].map((key) => ({
		slug: key,
		title: findBlock(page, key).eyebrow ?? findBlock(page, key).heading,
	}));
	return (
		<nav aria-label="On this page" className="contents-bar print:hidden">
			<ul>
				{[...categories, ...parts].map(({ slug, title }) => (
					<li key={slug}>
						<a
							href={`#${slug}`}
							className="inline-flex min-h-11 items-center rounded-pill border border-hairline px-4 text-small whitespace-nowrap hover:border-current hover:text-link"
						>
							<KeepTogether as="span">{title}</KeepTogether>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
};
