import { LinkedText } from "./linked-text";

interface ParagraphsProps {
	texts: readonly string[];
	/** Of an element around them; without it there's none. */
	className?: string;
	each?: string;
}

export const Paragraphs = ({ texts, className, each }: ParagraphsProps) => {
	const paragraphs = texts.map((text) => <LinkedText as="p" key={text} className={each} text={text} />);
	return className ? <div className={className}>{paragraphs}</div> : paragraphs;
};
