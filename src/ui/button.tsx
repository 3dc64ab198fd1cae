import type { ButtonHTMLAttributes } from "react";
import { cx } from "./class-names";
import { Link, type LinkItem, type LinkProps } from "./text";

export type ButtonVariant = "primary" | "secondary" | "quiet";

const base =
	"inline-flex min-h-12 items-center justify-center gap-2 rounded-pill px-7 py-2.5 text-center text-base leading-tight font-medium no-underline eased-colors";

const variants: Record<ButtonVariant, string> = {
	primary: cx(
		base,
		"bg-accent text-on-accent hover:bg-(--accent-pressed) active:bg-(--accent-pressed)",
	),
	secondary: cx(
		base,
		"border border-current text-on-surface hover:bg-on-surface hover:text-surface",
	),
	quiet: "quiet-link inline-flex min-h-12 items-center gap-2 font-medium",
};

export const ButtonLink = ({
	variant = "primary",
	className,
	...rest
}: LinkProps & { variant?: ButtonVariant }) => (
	<Link className={cx(variants[variant], className)} {...rest} />
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
	className,
	type = "button",
	...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) => (
	<button type={type} className={cx(variants[variant], className)} {...rest} />
);
