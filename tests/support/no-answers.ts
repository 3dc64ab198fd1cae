import type { Answers } from "../../src/lib/services/finder/find-treatments";

export const noAnswers: Answers = {
	concerns: [],
	areas: [],
	downtime: null,
	visits: null,
	budget: null,
	needles: true,
	skinType: null,
	exclusions: [],
};
