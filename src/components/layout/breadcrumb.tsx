import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

export interface BreadcrumbProps {
	/** The pages above this one, outermost first. */
	trail: readonly { readonly label: string; readonly href: string }[];
	/** This page's own name. */
	current?: string;
	/** Set as an eyebrow is. */
	eyebrow?: boolean;
	className?: string;
}

/** The way to a page, as links; not printed. */
export const Breadcrumb = ({ trail, current, eyebrow = false, className }: BreadcrumbProps) => (
	<nav aria-label="Breadcrumb" className={className} data-print="hide">
		<ol className={cx("flex flex-wrap items-center gap-x-2.5 text-muted", eyebrow ? "text-eyebrow font-medium uppercase" : "text-small")}>
			{trail.map(({ label, href }, index) => (
				<li key={href} className="flex items-center gap-x-2.5">
					{index > 0 ? <span aria-hidden="true">/</span> : null}
					<Link href={href} className={cx("inline-flex min-h-9 items-center", eyebrow ? "hover:text-link" : "quiet-link")}>
						{label}
					</Link>
				</li>
			))}
			{current ? (
				<li className="flex items-center gap-x-2.5">
					<span aria-hidden="true">/</span>
					<span aria-current="page">{current}</span>
				</li>
			) : null}
		</ol>
	</nav>
);
