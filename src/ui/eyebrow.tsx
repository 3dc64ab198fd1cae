import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./keep-together";

export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
	<Text className={cx("text-eyebrow font-medium text-muted uppercase", className)}>{children}</Text>
);
