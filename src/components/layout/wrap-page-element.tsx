import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RefreshNote } from "../develop/refresh-note";
import { Layout } from ".";

/** Every page in the layout; the same on the server and in the browser. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
	<>
		<Layout pathname={props.location.pathname}>{element}</Layout>
		{process.env.NODE_ENV === "development" && <RefreshNote pathname={props.location.pathname} page={props.pageResources.page.path} data={props.data} />}
	</>
);
