import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";

interface PageRow {
	readonly path: string;
	readonly title: string;
	readonly summary: string;
}

/** Pages to read, one below the other between hairlines: the title leads there, a sentence says what's in it. */
export const PageRows = ({ pages }: { pages: readonly PageRow[] }) => (
	<ul className="border-t border-hairline">
		{pages.map(({ path, title, summary }) => (
			<li key={path} className="group relative border-b border-hairline py-5 md:py-7">
				<Heading level={3}>
					<Link href={path} className="stretched group-hover:text-link">
						{title}
					</Link>
				</Heading>
				<p className="mt-2 max-w-text text-muted">{summary}</p>
			</li>
		))}
	</ul>
);
