import type { Trail } from "../../lib/pages/navigation";
import { Link, Text } from "../../ui/text";

/** The way to a page: the pages above it as links, then its own name. Not printed. */
export const Breadcrumb = ({ trail, className }: { trail: Trail; className?: string }) => (
	<nav aria-label="Breadcrumb" className={className} data-print="hide">
		<ol className="text-small text-muted">
			{trail.map(({ label, href }, index) => (
				<li key={href} className="inline">
					{index < trail.length - 1 ? (
						<>
							<span className="whitespace-nowrap">
								<Link href={href} className="quiet-link inline-flex min-h-9 items-center">
									{label}
								</Link>
								<span aria-hidden="true" className="mr-1 ml-2">
									/
								</span>
							</span>{" "}
						</>
					) : (
						<Text as="span" aria-current="page">
							{label}
						</Text>
					)}
				</li>
			))}
		</ol>
	</nav>
);
