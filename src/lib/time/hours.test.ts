import { describeHours, formatTime } from "./hours";

test.each([
	["00:00", "12 am"],
	["12:05", "12:05 pm"],
	["15:30", "3:30 pm"],
])("%s is %s", (time, text) => {
	expect(formatTime(time)).toBe(text);
});

test("neighboring days with the same hours are joined, whatever their order; a gap or other hours part them", () => {
	const week = [
		{ day: 2, name: "Tuesday", opens: "09:00", closes: "17:00" },
		{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" },
		{ day: 5, name: "Friday", opens: "09:00", closes: "15:30" },
	];
	expect(describeHours(week)).toBe("Monday and Tuesday 9 am to 5 pm, Friday 9 am to 3:30 pm");
	expect(describeHours([...week, { day: 3, name: "Wednesday", opens: "09:00", closes: "17:00" }])).toMatch(/^Monday to Wednesday 9 am to 5 pm, /);
});
