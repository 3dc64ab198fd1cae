import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

export interface SitemapLink {
	readonly path: string;
	readonly label: string;
}

/** A list of pages, read down the columns. */
export const SitemapLinks = ({ links, columns = false }: { links: readonly SitemapLink[]; columns?: boolean }) => (
	<ul className={cx("gap-x-12", columns && "@sm:columns-2 @2xl:columns-3")}>
		{links.map(({ path, label }) => (
			<li key={path} className="break-inside-avoid">
				<Link href={path} className="inline-flex min-h-9 items-center py-1 leading-snug hover:text-link hover:underline">
					{label}
				</Link>
			</li>
		))}
	</ul>
);
