import { Text } from "./text";

interface LinesProps {
	texts: readonly string[];
	className?: string;
	each?: string | ((text: string) => string | undefined);
}

export const Lines = ({ texts, className, each }: LinesProps) => (
	<ul className={className}>
		{texts.map((text) => (
			<Text as="li" key={text} className={typeof each === "function" ? each(text) : each}>
				{text}
			</Text>
		))}
	</ul>
);
