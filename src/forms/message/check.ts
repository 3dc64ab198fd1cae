import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/forms/definition";
import {
	type Checked,
	checkWith,
	choice,
	contactSchemas,
	listErrors,
	notEmpty,
	orEmpty,
	readEmail,
	readPhone,
	text,
} from "../../lib/forms/field-schemas";
import { messageFields } from "./form";

const { topic, message } = messageFields;

const schema = z.object({
	...contactSchemas,
	topic: choice(topic.options, "Choose a topic."),
	message: orEmpty(
		text(message.maxLength, `Shorten your message to ${message.maxLength} characters.`).check(
			notEmpty("Write us a message."),
		),
	),
});

export const checkMessage = (input: unknown): Checked => {
	const silent = readPhone(input) === "" && readEmail(input) === "";
	return checkWith(
		schema,
		input,
		silent ? { email: "Enter an email address or a phone number so we can reply." } : {},
	);
};

export const findMessageErrors = (input: unknown): FieldErrors =>
	listErrors(checkMessage(input), input);
