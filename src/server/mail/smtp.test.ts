import { requireEncryption } from "./smtp";

test.each([
	["smtp://user:p%40ss@mail.example:587", "smtp://user:p%40ss@mail.example:587?requireTLS=true"],
	["smtp://mail.example?name=elm", "smtp://mail.example?name=elm&requireTLS=true"],
	["smtp://mail.example:587?requireTLS=false&ignoreTLS=true", "smtp://mail.example:587?requireTLS=true&ignoreTLS=true"],
	["smtp://127.evil.example", "smtp://127.evil.example?requireTLS=true"],
	["smtp://localhost.evil.example", "smtp://localhost.evil.example?requireTLS=true"],
	["smtp://[::ffff:127.0.0.1]:25", "smtp://[::ffff:7f00:1]:25?requireTLS=true"],
])("%s goes over a network: %s", (url, required) => expect(requireEncryption(url)).toBe(required));

test.each(["smtps://mail.example:465", "smtp://localhost:25", "smtp://LOCALHOST", "smtp://127.0.0.1:1025", "smtp://127.0.1.1", "smtp://[::1]:25"])(
	"%s is encrypted, or doesn't leave this machine",
	(url) => expect(requireEncryption(url)).toBe(url),
);
