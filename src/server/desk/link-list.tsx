export const linkClass = "quiet-link inline-flex min-h-11 items-center wrap-anywhere";

export const LinkList = ({
	label,
	links,
	current,
}: {
	label: string;
	links: readonly (readonly [text: string, href: string, count?: number])[];
	current?: string | undefined;
}) => (
	<nav aria-label={label}>
		<ul className="figures flex flex-wrap gap-x-8">
			{links.map(([text, href, count]) => (
				<li key={text}>
					<a className={linkClass} href={href} aria-current={text === current ? "page" : undefined}>
						{text}
					</a>{" "}
					{count}
				</li>
			))}
		</ul>
	</nav>
);
