/* Somebody else's calls while the benchmark keeps its own process busy: GET /api/user for SECONDS. Prints its figures as JSON. */
import { openLoop } from './measure.mjs';
import { send } from './people.mjs';

const { URL: url, COOKIES, SECONDS } = process.env;
const cookies = JSON.parse(COOKIES);
const figures = await openLoop({
  perSecond: 20,
  seconds: Number(SECONDS),
  call: (i) => send(`${url}/api/user`, { headers: { cookie: cookies[i % cookies.length] } }),
});
console.log(JSON.stringify(figures));
