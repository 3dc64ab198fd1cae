import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Layout } from ".";

/** Every page in the layout; the same on the server and in the browser. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
	<Layout pathname={props.location.pathname}>{element}</Layout>
);
