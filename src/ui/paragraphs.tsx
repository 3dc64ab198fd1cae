import { LinkedText } from "./linked-text";
/** Texts as paragraphs, for the element around them to space. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
	texts.map((text) => (
		<p key={text}>
			<LinkedText text={text} />
		</p>
	));
