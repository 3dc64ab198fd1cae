import type { Problem } from "../../../schemas/problem";

export type Place = Pick<Problem, "file" | "line" | "path">;

/**
 * A step before the launch. The command fails while one is `open`; `look` is the owner's choice.
 */
export interface LaunchTask {
	readonly state: "open" | "look";
	readonly what: string;
	readonly remedy: string;
	readonly places: readonly Place[];
}

const makeTask =
	(state: LaunchTask["state"]) =>
	(what: string, remedy: string, places: readonly Place[] = []): LaunchTask => ({
		state,
		what,
		remedy,
		places,
	});
export const open = makeTask("open");
export const look = makeTask("look");

const formatPlaces = ([first, ...others]: readonly Place[]): string => {
	if (!first) return "";
	const line = first.line ? `:${first.line}` : "";
	const where = `${first.file}${line} ${first.path}`.trimEnd();
	return others.length > 0 ? ` (${where} and ${others.length} more)` : ` (${where})`;
};

export const formatTasks = (tasks: readonly LaunchTask[]): string => {
	const toDo = tasks.filter(({ state }) => state === "open");
	const toLookAt = tasks.filter(({ state }) => state === "look");
	const toLine = ({ what, remedy, places }: LaunchTask): string =>
		`- ${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, "")}${formatPlaces(places)}. ${remedy}`.trimEnd();
	const section = (heading: string, list: readonly LaunchTask[]) =>
		list.length > 0 ? [[heading, ...list.map(toLine)].join("\n")] : [];
	return [
		...section("To do before the launch:", toDo),
		...section("To look at:", toLookAt),
		`${toDo.length > 0 ? `${toDo.length} to do` : "Nothing is left to do"}, ${toLookAt.length} to look at.`,
	].join("\n\n");
};
