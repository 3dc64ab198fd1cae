import type { ButtonHTMLAttributes } from "react";
import { cx } from "./class-names";
import { Link, type LinkItem, type LinkProps } from "./text";

export type ButtonVariant = "primary" | "secondary" | "quiet";

type ButtonSize = "compact" | "small" | "normal" | "large";

/** The height, the room beside the words, and the size of the words. */
const sizes: Record<ButtonSize, readonly [string, string, string]> = {
	compact: ["min-h-10", "px-3.5 sm:px-4.5", "text-small"],
	small: ["min-h-10", "px-7", "text-base"],
	normal: ["min-h-12", "px-7", "text-base"],
	large: ["min-h-14", "px-10", "text-base"],
};

const colors = {
	primary: "bg-accent text-on-accent hover:bg-(--accent-pressed) active:bg-(--accent-pressed)",
	secondary: "border border-current text-on-surface hover:bg-on-surface hover:text-surface",
};

const getClasses = (variant: ButtonVariant, size: ButtonSize): string => {
	const [height, room, words] = sizes[size];
	return variant === "quiet"
		? `quiet-link inline-flex ${height} items-center gap-2 font-medium`
		: `inline-flex ${height} items-center justify-center gap-2 rounded-pill ${room} py-2.5 text-center ${words} leading-tight font-medium no-underline eased-colors ${colors[variant]}`;
};

interface ButtonLook {
	variant?: ButtonVariant;
	size?: ButtonSize;
}

export const ButtonLink = ({
	variant = "primary",
	size = "normal",
	className,
	...rest
}: LinkProps & ButtonLook) => (
	<Link className={cx(getClasses(variant, size), className)} {...rest} />
);

export const ButtonLinks = ({
	links,
	first = "primary",
}: {
	links: readonly LinkItem[];
	first?: ButtonVariant;
}) => (
	<div className="flex flex-wrap gap-3.5">
		{links.map(({ label, href }, index) => (
			<ButtonLink key={href} href={href} variant={index === 0 ? first : "secondary"}>
				{label}
			</ButtonLink>
		))}
	</div>
);

export const Button = ({
	variant = "primary",
	size = "normal",
	className,
	type = "button",
	...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook) => (
	<button type={type} className={cx(getClasses(variant, size), className)} {...rest} />
);
