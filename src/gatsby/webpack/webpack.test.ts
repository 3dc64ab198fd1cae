import { findModule } from ".";

test("a package's file that's gone stops the build", () => {
	expect(findModule(process.cwd(), "gatsby/package.json")).toMatch(/gatsby.package\.json$/);
	expect(() => findModule(process.cwd(), "gatsby/no-such-file.js")).toThrow(
		/^gatsby\/no-such-file\.js isn't in node_modules .*src\/gatsby\/webpack\/index\.ts/,
	);
});
