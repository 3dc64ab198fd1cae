import type { BlockData } from "../../components/prose/page-copy";
import { findBlock } from "../../lib/content/blocks";
import { KeepTogether } from "../../ui/keep-together";

interface Props {
	categories: readonly { readonly slug: string; readonly title: string }[];
	page: { readonly key: string; readonly blocks: readonly BlockData[] };
}

/** The page's contents: the categories of the list, then what follows it. */
export const PriceNav = ({ categories, page }: Props) => {
	const parts = ["packages", "memberships", "financing", "policies"].map((key) => ({
		slug: key,
		title: findBlock(page, key).eyebrow ?? findBlock(page, key).heading,
	}));
	return (
		<nav aria-label="On this page">
			<ul className="flex flex-wrap gap-x-7 gap-y-1 border-t border-hairline pt-4 text-note">
				{[...categories, ...parts].map(({ slug, title }) => (
					<li key={slug}>
						<a
							href={`#${slug}`}
							className="inline-flex min-h-9 items-center text-muted hover:text-link hover:underline hover:decoration-1 hover:underline-offset-4"
						>
							<KeepTogether as="span">{title}</KeepTogether>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
};
