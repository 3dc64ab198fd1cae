import { Text } from "./text";

export const Lines = ({
	texts,
	className,
	each,
}: {
	texts: readonly string[];
	className?: string;
	each?: string | ((text: string) => string | undefined);
}) => (
	<ul className={className}>
		{texts.map((text) => (
			<Text as="li" key={text} className={typeof each === "function" ? each(text) : each}>
				{text}
			</Text>
		))}
	</ul>
);
