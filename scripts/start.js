// `npm start`: plays a game of Evolution in the terminal, on any machine with Node and npm. Arguments go to `clade`.
import { makeReady, run } from "./ready.js";

makeReady();
const given = process.argv.slice(2);
run("npx", ["clade", ...(given.length > 0 ? given : ["play", "evolution"])]);
