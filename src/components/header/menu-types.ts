/** An item of the main menu, as the query of src/hooks/use-site.ts gives it. */
export type MenuItem = NonNullable<Queries.SiteQuery["navigation"]>["menu"][number];
