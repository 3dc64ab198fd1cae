import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../ui/class-names";
import { useHasError } from "./context";

interface FoldedFieldsProps {
	/** Their line. */
	summary: ReactNode;
	/** The names of the fields: an error in one of them opens it. */
	names: readonly string[];
	/** Opens it when it becomes true. */
	open: boolean;
	className?: string;
	children: ReactNode;
}

/** Fields that are folded until their line is clicked, by HTML alone. What's opened for a visitor stays open until they fold it again. */
export const FoldedFields = ({ summary, names, open, className, children }: FoldedFieldsProps) => {
	const details = useRef<HTMLDetailsElement>(null);
	const needed = useHasError(names) || open;
	useEffect(() => {
		if (needed && details.current) details.current.open = true;
	}, [needed]);
	return (
		<details ref={details} className={cx("group", className)}>
			<summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 py-2 leading-snug">{summary}</summary>
			<div className="stack-7 py-3">{children}</div>
		</details>
	);
};
