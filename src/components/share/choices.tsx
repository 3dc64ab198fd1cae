import { CopyButton } from "../../ui/copy-field";
import { ShareButton } from ".";

/**
 * Sends a tool's choices on, in an address that brings them back.
 * @param path with the choices, such as "/compare?services=hydrafacial"
 * @param title the choices in words
 */
export const ShareChoices = ({ path, title }: { path: string; title?: string }) => {
	const url = location.origin + path;
	return (
		<div className="inline-flex flex-wrap items-center gap-x-7" data-print="hide">
			<ShareButton getUrl={() => url} title={title}>
				Share
			</ShareButton>
			<CopyButton text={url} copied="Link copied" buttonClassName="quiet-link inline-flex min-h-12 items-center font-medium">
				Copy link
			</CopyButton>
		</div>
	);
};
