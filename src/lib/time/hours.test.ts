import { describeHours, formatTime, groupHours } from "./hours";

const day = (number: number, name: string, opens: string, closes: string) => ({ day: number, name, opens, closes });
const week = [
	day(1, "Monday", "09:00", "17:00"),
	day(2, "Tuesday", "09:00", "17:00"),
	day(3, "Wednesday", "09:00", "17:00"),
	day(5, "Friday", "09:00", "15:30"),
];

test.each([
	["00:00", "12 am"],
	["09:00", "9 am"],
	["12:00", "12 pm"],
	["12:05", "12:05 pm"],
	["15:30", "3:30 pm"],
	["23:59", "11:59 pm"],
])("formatTime(%s) is %s", (time, text) => {
	expect(formatTime(time)).toBe(text);
});

test("neighboring days with the same hours are joined, a gap or other hours part them", () => {
	expect(groupHours(week)).toEqual([
		{ days: "Monday to Wednesday", times: "9 am to 5 pm" },
		{ days: "Friday", times: "9 am to 3:30 pm" },
	]);
});

test("two neighboring days are joined by 'and', whatever their order in the content", () => {
	expect(groupHours(week.slice(0, 2).reverse())).toEqual([{ days: "Monday and Tuesday", times: "9 am to 5 pm" }]);
});

test("the week in words", () => {
	expect(describeHours(week)).toBe("Monday to Wednesday 9 am to 5 pm, Friday 9 am to 3:30 pm");
});
