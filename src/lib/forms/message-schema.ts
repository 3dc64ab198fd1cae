import * as z from "zod/mini";
import type { FieldErrors } from "./definition";
import { messageFields } from "./message-form";
import { type Checked, checkWith, choice, contactSchemas, listErrors, notEmpty, orEmpty, readEmail, readPhone, text } from "./schema-parts";

const { topic, message } = messageFields;

const schema = z.object({
	...contactSchemas,
	topic: choice(topic.options, "Choose a topic."),
	message: orEmpty(text(message.maxLength, `Shorten your message to ${message.maxLength} characters.`).check(notEmpty("Write us a message."))),
});

/** Checks a message to the desk: a name, a way to answer, a topic, the words. */
export const checkMessage = (input: unknown): Checked => {
	const silent = readPhone(input) === "" && readEmail(input) === "";
	return checkWith(schema, input, silent ? { email: "Enter an email address or a phone number so we can reply." } : {});
};

/** What's wrong with a message, and what the page asks about it. */
export const findMessageErrors = (input: unknown): FieldErrors => listErrors(checkMessage(input), input);
