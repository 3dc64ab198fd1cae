import { Link } from "../../ui/link";

/** The pages above this one, outermost first, and this page's own name where `current` says it. */
export const Breadcrumb = ({
	trail,
	current,
	className,
}: {
	trail: readonly { readonly label: string; readonly href: string }[];
	current?: string;
	className?: string;
}) => (
	<nav aria-label="Breadcrumb" className={className}>
		<ol className="flex flex-wrap items-center gap-x-2.5 text-small text-muted">
			{trail.map(({ label, href }, index) => (
				<li key={href} className="flex items-center gap-x-2.5">
					{index > 0 ? <span aria-hidden="true">/</span> : null}
					<Link href={href} className="quiet-link inline-flex min-h-8 items-center">
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
