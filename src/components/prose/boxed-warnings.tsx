import { cx } from "../../ui/class-names";
import { Heading, Paragraphs } from "../../ui/text";

export const BoxedWarnings = ({
	texts,
	level = 3,
	className,
}: {
	texts: readonly string[];
	level?: 2 | 3;
	className?: string;
}) =>
	texts.length > 0 ? (
		<aside
			aria-labelledby="boxed-warning"
			className={cx("border-2 border-current px-5 py-4 md:px-6 md:py-5", className)}
		>
			<Heading level={level} size={4} id="boxed-warning">
				FDA boxed {texts.length > 1 ? "warnings" : "warning"}
			</Heading>
			<Paragraphs
				texts={texts}
				className="mt-3 stack-3 leading-normal max-md:text-note max-md:leading-snug"
			/>
		</aside>
	) : null;
