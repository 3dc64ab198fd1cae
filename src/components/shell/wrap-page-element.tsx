import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RefreshNote } from "../develop/refresh-note";
import { Shell } from "./index";
import { PageBoundary } from "./page-boundary";

/** Every page in the layout; the same on the server and in the browser. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
	<>
		<PageBoundary keep="#gatsby-focus-wrapper">
			<Shell pathname={props.location.pathname}>{element}</Shell>
		</PageBoundary>
		{process.env.NODE_ENV === "development" && <RefreshNote pathname={props.location.pathname} page={props.pageResources.page.path} data={props.data} />}
	</>
);
