import type { ReactNode } from "react";

export const TapLink = ({
	href,
	label,
	isHere,
}: {
	href: string;
	label: string;
	isHere?: boolean;
}) => (
	<a
		className="quiet-link inline-flex min-h-11 items-center wrap-anywhere"
		href={href}
		aria-current={isHere ? "page" : undefined}
	>
		{label}
	</a>
);

export const Row = ({ children }: { children: ReactNode }) => (
	<div className="figures flex flex-wrap items-center gap-x-6 font-medium">{children}</div>
);

export const LinkList = ({
	name,
	links,
	current,
}: {
	name: string;
	links: readonly (readonly [label: string, href: string, count?: number])[];
	current?: string;
}) => (
	<nav className="print:hidden" aria-label={name}>
		<ul className="figures flex flex-wrap gap-x-8">
			{links.map(([label, href, count]) => (
				<li key={label}>
					<TapLink href={href} label={label} isHere={label === current} /> {count}
				</li>
			))}
		</ul>
	</nav>
);
