import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Shell } from "./index";
import { PageBoundary } from "./page-boundary";

/** Every page in the layout; the same on the server and in the browser. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
	<PageBoundary keep="#gatsby-focus-wrapper">
		<Shell pathname={props.location.pathname}>{element}</Shell>
	</PageBoundary>
);
