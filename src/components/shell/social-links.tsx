import { useSite } from "../../hooks/use-site";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/text";

/** The logos are in a file, because every page would be 1.5 kB larger with them. */
export const SocialLinks = ({ className }: { className?: string }) => (
	<ul className={cx("flex items-center gap-1", className)}>
		{useSite().business.social.map(({ network, href }) => (
			<li key={network}>
				<Link
					href={href}
					className="flex size-9 items-center justify-center rounded-pill hover:text-mark"
					aria-label={`${network} (opens in a new tab)`}
					data-tooltip={network}
				>
					<svg className="size-4" aria-hidden="true" focusable="false">
						<use href={`/social.svg#${network.toLowerCase()}`} />
					</svg>
				</Link>
			</li>
		))}
	</ul>
);
