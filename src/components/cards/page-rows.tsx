import { cx } from "../../ui/class-names";
import { Text } from "../../ui/text";
import { CardTitle } from "./card-title";

/** Pages to read, one below the other between hairlines: the title leads there, a sentence says what's in it. Three or more are a row to swipe on a phone. */
export const PageRows = ({ pages }: { pages: readonly { readonly path: string; readonly title: string; readonly summary: string }[] }) => (
	<ul className={cx("md:border-t md:border-hairline", pages.length > 2 && "swipe-row grid gap-x-5 md:block")}>
		{pages.map(({ path, title, summary }) => (
			<li key={path} className="group relative border-b border-hairline py-5 max-md:border-y md:py-7">
				<CardTitle href={path}>{title}</CardTitle>
				<Text className="mt-2 max-w-text text-muted">{summary}</Text>
			</li>
		))}
	</ul>
);
