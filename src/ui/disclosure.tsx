// Imported by its own path: the server uses this file, and the whole package has 2,400 icons.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { cx } from "./class-names";
import { KeepTogether } from "./text";

export const Disclosure = ({
	summary,
	children,
	className,
	isOpen,
}: {
	summary: string;
	children: ReactNode;
	className?: string;
	isOpen?: boolean;
}) => (
	<details className={cx("group border-hairline", className)} open={isOpen}>
		<summary className="flex min-h-14 list-none items-center justify-between gap-6 font-medium hover:text-link">
			<KeepTogether as="span">{summary}</KeepTogether>
			<ChevronDown className="size-5 shrink-0 eased-moves group-open:rotate-180" />
		</summary>
		{children}
	</details>
);
