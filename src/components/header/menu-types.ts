import type { Site } from "../../hooks/use-site";

export type MenuItem = Site["navigation"]["menu"][number];

/** How the spa is reached from the header: by phone and in its social networks. */
export interface Contact {
	readonly phone: { readonly display: string; readonly e164: string };
	readonly social: readonly { readonly network: string; readonly href: string }[];
}
