// `npm start`: builds the client and opens the table server, on any machine with Node and npm. Arguments go to `clade`:
// `npm start -- play evolution` plays in the terminal instead.
import { makeReady, run } from "./ready.js";

makeReady();
const given = process.argv.slice(2);
if (given.length === 0) run("npx", ["vite", "build", "web", "--logLevel", "warn"]);
run("npx", ["clade", ...(given.length > 0 ? given : ["serve"])]);
