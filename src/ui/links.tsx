import { ArrowRight } from "lucide-react";
import type { HTMLAttributes } from "react";
import { cx } from "./class-names";
import { KeepTogether, Link, type LinkItem, type LinkProps } from "./text";

export const ArrowLink = ({ children, className, ...rest }: LinkProps) => (
	<Link
		className={cx(
			"quiet-link group inline-flex min-h-11 items-center gap-2 font-medium",
			className,
		)}
		{...rest}
	>
		<KeepTogether as="span">{children}</KeepTogether>
		<ArrowRight className="size-4 shrink-0 eased-moves group-hover:translate-x-1" />
	</Link>
);

export const ArrowLinks = ({
	links,
	className,
}: {
	links: readonly LinkItem[];
	className?: string;
}) =>
	links.map(({ label, href }) => (
		<ArrowLink key={label} href={href} className={className}>
			{label}
		</ArrowLink>
	));

export const ChipLink = ({ className, ...rest }: LinkProps) => (
	<Link
		className={cx(
			"inline-flex items-center rounded-pill border border-hairline hover:border-current hover:text-link aria-current:border-current aria-current:bg-on-surface aria-current:text-surface",
			className,
		)}
		{...rest}
	/>
);

export const LinkList = ({
	links,
	as: Shape = Link,
	itemClassName,
	linkClassName,
	...rest
}: HTMLAttributes<HTMLUListElement> & {
	links: readonly LinkItem[];
	as?: typeof Link;
	itemClassName?: string;
	linkClassName?: string;
}) => (
	<ul {...rest}>
		{links.map(({ label, href }) => (
			<li key={label} className={itemClassName}>
				<Shape href={href} className={linkClassName}>
					{label}
				</Shape>
			</li>
		))}
	</ul>
);
