/** Texts as paragraphs, for the element around them to space. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);
