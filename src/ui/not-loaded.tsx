import type { ReactNode } from "react";
import { Button } from "./button";

/** In place of a tool that didn't load (lazy-component.tsx) or stopped working. @param children what to do instead */
export const NotLoaded = ({ children }: { children: ReactNode }) => (
	<div role="status" className="max-w-text border-l-4 border-accent bg-raised px-6 py-5">
		<p className="font-medium">This part of the page didn’t load</p>
		<p className="mt-1">{children}</p>
		<Button variant="secondary" className="mt-4" onClick={() => location.reload()}>
			Reload
		</Button>
	</div>
);
