import { isHidden } from "./hidden-pages";

test.each(["/404", "/404/", "/404.html", "/offline", "/offline.html", "/admin/media", "/admin/media/?search=tea"])("%s is hidden", (path) =>
	expect(isHidden(path)).toBe(true),
);

test.each(["/", "/about", "/services/offline", "/media"])("%s is listed", (path) => expect(isHidden(path)).toBe(false));
