import type { ReactNode } from "react";
import { cx } from "./class-names";
import { KeepTogether, Text } from "./keep-together";

const sizes = {
	title: "text-display-title",
	1: "text-display-1",
	2: "text-display-2",
	3: "text-display-3",
	4: "text-display-4",
};

export interface HeadingProps {
	children: ReactNode;
	level: 1 | 2 | 3 | 4;
	/** How large it looks: as its level unless said otherwise; "title" for the heading of a long text. */
	size?: keyof typeof sizes;
	id?: string;
	className?: string;
}

export const Heading = ({ children, level, size = level, id, className }: HeadingProps) => {
	const Tag = `h${level}` as const;
	return (
		<Tag id={id} className={cx("font-display font-medium", sizes[size], className)}>
			<KeepTogether>{children}</KeepTogether>
		</Tag>
	);
};

/** The paragraph below a heading, a step larger than the text. */
export const Lead = ({ children, className }: { children: ReactNode; className?: string }) => (
	<Text className={cx("max-w-text text-lead text-muted", className)}>{children}</Text>
);
