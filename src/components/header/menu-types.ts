/** An item of the main menu, as the query of src/hooks/use-site.ts gives it. */
export type MenuItem = NonNullable<Queries.SiteQuery["navigation"]>["menu"][number];

/** How the spa is reached from the header: by phone and in its social networks. */
export interface Contact {
	readonly phone: { readonly display: string; readonly e164: string };
	readonly social: readonly { readonly network: string; readonly href: string }[];
}
