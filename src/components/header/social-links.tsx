import { siFacebook, siInstagram, siTiktok, siYoutube } from "simple-icons";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

const icons: Readonly<Record<string, string>> = {
	Facebook: siFacebook.path,
	Instagram: siInstagram.path,
	TikTok: siTiktok.path,
	YouTube: siYoutube.path,
};

/** The spa's pages on the four social networks. */
export const SocialLinks = ({ links, className }: { links: readonly { readonly network: string; readonly href: string }[]; className?: string }) => (
	<ul className={cx("flex items-center gap-1", className)}>
		{links.map(({ network, href }) => (
			<li key={network}>
				<Link
					href={href}
					className="flex size-9 items-center justify-center rounded-pill hover:text-link"
					aria-label={`${network} (opens in a new tab)`}
					data-tooltip={network}
				>
					<svg viewBox="0 0 24 24" className="size-4" fill="currentColor" aria-hidden="true" focusable="false">
						<path d={icons[network]} />
					</svg>
				</Link>
			</li>
		))}
	</ul>
);
