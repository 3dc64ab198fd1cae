import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";

interface Props {
	categories: readonly { readonly slug: string; readonly title: string; readonly services: readonly unknown[] }[];
	/** False if the list is filtered: a category may then not be on the page, and its link leads to the whole list. */
	whole: boolean;
}

/** The six categories as the page's contents. */
export const CategoryNav = ({ categories, whole }: Props) => (
	<nav aria-label="Categories on this page">
		<ul className="grid gap-x-10 border-b border-hairline sm:grid-cols-2">
			{categories.map(({ slug, title, services }) => (
				<li key={slug} className="border-t border-hairline">
					<Link
						href={`${whole ? "" : "/services"}#${slug}`}
						className="figures flex min-h-12 items-center justify-between gap-4 py-2 text-note leading-tight hover:text-link"
					>
						<KeepTogether as="span">{title}</KeepTogether>
						<span className="text-caption">
							{services.length}
							<span className="sr-only"> treatments</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	</nav>
);
