/** What calls for a wait before or after it, besides treatments. By slug. */
export const occasions = {
	tan: "a tan, sunburn or self-tanner",
	waxing: "waxing or threading",
	isotretinoin: "your last isotretinoin capsule",
	"dental-work": "dental work",
	vaccination: "a vaccination",
} as const satisfies Record<string, string>;

export const isOccasion = (slug: string): slug is keyof typeof occasions =>
	Object.hasOwn(occasions, slug);
