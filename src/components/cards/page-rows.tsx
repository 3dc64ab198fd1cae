import { Text } from "../../ui/text";
import { CardTitle } from "./card-title";

export const PageRows = ({
	pages,
}: {
	pages: readonly { path: string; title: string; summary: string }[];
}) => (
	<ul className="border-t border-hairline">
		{pages.map(({ path, title, summary }) => (
			<li key={path} className="group relative border-b border-hairline py-3 md:py-7">
				<CardTitle href={path} size={4} className="md:text-display-3">
					{title}
				</CardTitle>
				<Text className="mt-2 max-w-text text-muted max-md:hidden print:block">{summary}</Text>
			</li>
		))}
	</ul>
);
