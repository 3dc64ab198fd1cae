import { requireEncryption } from "./smtp";

test.each([
	["smtp://user:p%40ss@mail.example:587", "smtp://user:p%40ss@mail.example:587?requireTLS=true"],
	[
		"smtp://mail.example:587?requireTLS=false&ignoreTLS=true",
		"smtp://mail.example:587?requireTLS=true&ignoreTLS=true",
	],
	["smtp://localhost.evil.example", "smtp://localhost.evil.example?requireTLS=true"],
	["smtps://mail.example:465", "smtps://mail.example:465"],
	["smtp://127.0.1.1:1025", "smtp://127.0.1.1:1025"],
])("%s leaves this machine encrypted: %s", (url, required) =>
	expect(requireEncryption(url)).toBe(required),
);
