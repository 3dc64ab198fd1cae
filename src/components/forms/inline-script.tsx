import { useHydrated } from "../../hooks/use-hydrated";

/** A script of the HTML alone, for what cannot wait for React; if React renders the page itself there is none. */
export const ScriptBeforeReact = ({ code }: { code: string }) =>
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, and a script element takes nothing else
	useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: code }} />;
