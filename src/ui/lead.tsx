import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./keep-together";

/** The paragraph below a heading, a step larger than the text. */
export const Lead = ({ children, className }: { children: ReactNode; className?: string }) => (
	<Text className={cx("max-w-text text-lead text-muted", className)}>{children}</Text>
);
