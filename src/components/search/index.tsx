import { Search as SearchIcon } from "lucide-react";
import { type ComponentType, type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { dispatchPreloadError } from "../../browser/preload-error-event";
import { useHydrated } from "../../hooks/use-hydrated";
import type { SearchDialogProps } from "./dialog";
import { isSearchShortcut } from "./shortcut";

const load = () => import(/* webpackChunkName: "search" */ "./dialog");

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey;

/**
 * The search's control in the header: a link to the sitemap, until script opens the dialog instead. If the dialog's code doesn't load, a toast says
 * so, and the control is that link again.
 */
export const Search = memo(({ pathname }: { pathname: string }) => {
	const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
	const failed = useRef(false);
	const hydrated = useHydrated();
	const close = () => setDialog(undefined);
	const open = async () => {
		try {
			const { SearchDialog } = await load();
			failed.current = false;
			setDialog(() => SearchDialog);
		} catch (error) {
			failed.current = true;
			dispatchPreloadError({ url: "search", error });
		}
	};
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchShortcut(event)) return;
			event.preventDefault();
			void open();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
	useEffect(close, [pathname]);
	const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
		if (failed.current || hasModifier(event)) return;
		event.preventDefault();
		// Safari doesn't focus a link that's clicked, and the dialog gives the focus back to what had it.
		event.currentTarget.focus();
		void open();
	};
	return (
		<>
			<a
				href="/sitemap"
				aria-label="Search"
				aria-haspopup={hydrated ? "dialog" : undefined}
				data-tooltip="Search"
				className="site-header-search"
				onClick={onClick}
			>
				<SearchIcon className="size-5" aria-hidden="true" />
			</a>
			{Dialog ? <Dialog onClose={close} /> : null}
		</>
	);
});
