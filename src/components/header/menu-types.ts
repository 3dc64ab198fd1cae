/** An item of the main menu, as the query of src/hooks/use-business.ts gives it. */
export type MenuItem = NonNullable<Queries.BusinessFactsQuery["navigation"]>["menu"][number];
