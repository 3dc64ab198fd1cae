import { siFacebook, siInstagram, siTiktok, siYoutube } from "simple-icons";
import { getSocialId } from "./social-links";

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
