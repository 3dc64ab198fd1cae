import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { sampleProject } from "../../tests/support/content-fixture";
import { forms } from "../forms";
import { readSiteContent } from "./content";
import { createLayout, type Page } from "./pages/layout";
import { formPage } from "./pages/response-pages";

const content = readSiteContent(sampleProject().root);

const built =
	'<html><head><title>Offline</title><link rel="manifest" href="/m"/><link rel="preload" as="font" href="/f"/><style>b{}</style><script>1</script></head>' +
	'<body><script>1</script><header>H</header><main id="m"><section class="s"><div class="c"><template data-server-page="start"></template>old<section><div>old</div></section><template data-server-page="end"></template></div></section></main><footer style="top:0">F</footer></body></html>';
const send = async (page: Page) => {
	const response = await new Hono()
		.get("/", (c) => createLayout("Elm Place", false, built)(c, 200, page))
		.request("/");
	return { html: await response.text(), policy: response.headers.get("content-security-policy") };
};

test.each(Object.values(forms))(
	"every field of the $id form comes back with its label, its value and its error",
	async (form) => {
		const fields = form.listFields(content);
		const errors = Object.fromEntries(fields.map(({ name }) => [name, `Look again at ${name}.`]));
		const { html } = await send(formPage(form, content, {}, errors));
		for (const { name, label } of fields) {
			expect(html).toMatch(new RegExp(` id="form-${name}"[^>]* name="${name}"`));
			expect(html).toContain(renderToStaticMarkup(label));
			expect(html).toMatch(new RegExp(`aria-describedby="[^"]*\\bform-${name}-error"`));
			expect(html).toContain(`href="#form-${name}">${errors[name]}</a>`);
		}
	},
);

test("a page has the site's header, footer and styles, and nothing that its policy refuses", async () => {
	const { html, policy } = await send({ title: "A & B", main: "new" });
	expect(html).toMatch(
		/<style>b\{\}<\/style><link rel="preload" as="font" href="\/f"\/><title>A &amp; B \| Elm Place<\/title><\/head><body><header>H<\/header>/,
	);
	expect(html).toMatch(
		/<section class="s"><div class="c"><div class="max-w-text"><h1 [^>]+>A &amp; B<\/h1>new<\/div><\/div><\/section><\/main><footer>F<\/footer>/,
	);
	expect(html).not.toMatch(/<script|manifest| style=/);
	expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/=]+'; font-src/);
	expect(() => createLayout("Elm Place", false, "<body><main></main></body>")).toThrow(
		/offline\/index\.html doesn't say where.* src\/sections\/offline\/index\.tsx/,
	);
});
