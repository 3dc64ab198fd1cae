import { ArrowRight } from "lucide-react";
import { cx } from "./class-names";
import { KeepTogether } from "./keep-together";
import { Link, type LinkProps } from "./link";

export const ArrowLink = ({ children, className, ...rest }: LinkProps) => (
	<Link className={cx("quiet-link group inline-flex min-h-11 items-center gap-2 font-medium", className)} {...rest}>
		<KeepTogether as="span">{children}</KeepTogether>
		<ArrowRight className="size-4 shrink-0 transition-transform duration-200 group-hover:translate-x-1" aria-hidden="true" />
	</Link>
);

export const ArrowLinks = ({ links, className }: { links: readonly { readonly label: string; readonly href: string }[]; className?: string }) =>
	links.map(({ label, href }) => (
		<ArrowLink key={label} href={href} className={className}>
			{label}
		</ArrowLink>
	));
