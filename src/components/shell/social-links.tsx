import { siFacebook, siInstagram, siTiktok, siYoutube } from "simple-icons";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

/** The id of a network's mark, which is in every page once (social-symbols.tsx, added by src/ssr/render-body.tsx). */
const getSocialId = (network: string): string => `social-${network.toLowerCase()}`;

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
					<svg className="size-4" aria-hidden="true" focusable="false">
						<use href={`#${getSocialId(network)}`} />
					</svg>
				</Link>
			</li>
		))}
	</ul>
);

const marks: Readonly<Record<string, string>> = {
	Facebook: siFacebook.path,
	Instagram: siInstagram.path,
	TikTok: siTiktok.path,
	YouTube: siYoutube.path,
};

/** The marks that `<SocialLinks>` shows, in the HTML only, once a page: in the component they'd be 1.4 kB of script as well. */
export const SocialSymbols = () => (
	<svg className="hidden" aria-hidden="true" focusable="false">
		{Object.entries(marks).map(([network, path]) => (
			<symbol key={network} id={getSocialId(network)} viewBox="0 0 24 24">
				<path d={path} fill="currentColor" />
			</symbol>
		))}
	</svg>
);
