import { type ReactNode, useEffect, useRef } from "react";

export const FoldedFields = ({
	summary,
	reason,
	className,
	children,
}: {
	summary: ReactNode;
	/** Such as an error. Each new reason opens the fields. */
	reason: string | undefined;
	className?: string;
	children: ReactNode;
}) => {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (reason && details.current) details.current.open = true;
	}, [reason]);
	return (
		<details ref={details} className={className}>
			<summary className="flex min-h-13 list-none flex-wrap items-center justify-between gap-x-6 py-2 leading-snug">
				{summary}
			</summary>
			<div className="stack-7 py-3">{children}</div>
		</details>
	);
};
