import {
	type AppointmentTopic,
	addPlan,
	addTopic,
	findTopic,
	findTopicInNote,
	removeTopic,
} from "./appointment-topics";

const special: AppointmentTopic = {
	kind: "special",
	slug: "autumn",
	name: "Autumn peel",
	services: [{ slug: "peel" }],
};
const membership: AppointmentTopic = {
	kind: "membership",
	slug: "leaf",
	name: "Leaf",
	services: [],
};
const topics = [special, membership];

test.each([
	["?offer=autumn", special],
	["?membership=leaf&service=peel", membership],
	["?package=autumn", undefined],
])("the topic of %j", (search, topic) => {
	expect(findTopic(topics, new URLSearchParams(search))).toBe(topic);
});

test.each([
	[
		"a special",
		(note: string) => addTopic(special, note),
		"I’d like the special “Autumn peel.”",
		special.kind,
	],
	[
		"a membership",
		(note: string) => addTopic(membership, note),
		"I’d like the membership “Leaf.”",
		membership.kind,
	],
	[
		"a plan",
		(note: string) => addPlan("3 × Microneedling: Face. Estimate: $885.", note),
		"My plan: 3 × Microneedling: Face. Estimate: $885.",
		"plan",
	],
])(
	"a note begins with %s in the place of any other, above what was typed",
	(_what, add, first, kind) => {
		for (const note of [
			"Ground floor.",
			addTopic(special, "Ground floor."),
			addPlan("1 × Peel.", "Ground floor."),
		]) {
			expect(add(note)).toBe(`${first}\nGround floor.`);
			expect(removeTopic(add(note))).toBe("Ground floor.");
			expect(findTopicInNote(topics, add(note))?.kind).toBe(kind);
		}
		expect(findTopicInNote(topics, "Autumn peel")).toBeUndefined();
	},
);

test("a plan from an address becomes one short line without links", () => {
	expect(addPlan("Peel\n\u0007 see https://example.com/x or www.example.com now")).toBe(
		"My plan: Peel see or now",
	);
	expect(addPlan("x".repeat(500))).toHaveLength("My plan: ".length + 400);
});
