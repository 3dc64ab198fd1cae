/** Loaded before the scorer: a connection to any host but this one is an error. */
import { Socket } from "node:net";

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...words) {
	const options = Array.isArray(words[0]) ? words[0][0] : words[0];
	const host = options?.host ?? options?.path ?? "localhost";
	if (!["127.0.0.1", "localhost", "::1"].includes(host)) throw new Error(`The scorer wanted to connect to ${host}.`);
	return connect.apply(this, words);
};
