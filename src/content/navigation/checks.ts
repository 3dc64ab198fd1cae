import type { Category } from "../categories/schema";
import type { Findings, Loaded } from "../define-collection";
import type { LegalPage } from "../legal/schema";
import type { Service } from "../services/schema";
import type { Navigation } from "./schema";

type Content = Loaded<{ categories: Category; services: Service; legal: LegalPage }>;

function* checkServices({ menu }: Navigation, { categories, services }: Content): Findings {
	const index = menu.findIndex(({ href }) => href === "/services");
	const groups = menu[index]?.children ?? [];
	const at = index === -1 ? "menu" : `menu[${index}].children`;
	for (const { value: category } of categories) {
		const { slug, title } = category;
		const place = groups.findIndex(({ label }) => label === title);
		const group = groups[place];
		if (!group) {
			yield [at, `There's no group “${title}”. Add it, with the address /services#${slug}.`];
			continue;
		}
		if (group.href !== `/services#${slug}`)
			yield [`${at}[${place}].href`, `${title} is at /services#${slug}. Write that.`];
		for (const { value } of services) {
			const link = `/services/${value.slug}`;
			if (value.category === slug && !group.children.some(({ href }) => href === link))
				yield [`${at}[${place}].children`, `There's no link to ${link} (${value.title}). Add it.`];
		}
	}
}

/** The law wants a link to each legal page at the bottom (45 CFR 164.520(c)(3) and state laws). */
export function* checkNavigation(navigation: Navigation, content: Content): Findings {
	yield* checkServices(navigation, content);
	const listed = navigation.footer.flatMap(({ links }) => links.map(({ href }) => href));
	for (const { value } of content.legal)
		if (!listed.includes(`/${value.slug}`))
			yield ["footer", `The bottom of each page links to every legal page. Add /${value.slug}.`];
}
