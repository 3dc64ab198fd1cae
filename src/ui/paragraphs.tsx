import { LinkedText } from "./linked-text";
/** Texts as paragraphs, for the element around them to space. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <LinkedText as="p" key={text} text={text} />);
