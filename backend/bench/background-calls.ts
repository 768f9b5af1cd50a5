/* A process of its own, because the benchmark's is busy. Prints its figures as JSON. */
import { openLoop } from './measure.ts';
import { send } from './people.ts';

const { API_URL = '', COOKIES = '[]', SECONDS } = process.env;
const cookies = JSON.parse(COOKIES) as string[];
const figures = await openLoop({
  perSecond: 20,
  seconds: Number(SECONDS),
  call: (i) => send(`${API_URL}/api/user`, { headers: { cookie: cookies[i % cookies.length] ?? '' } }),
});
console.log(JSON.stringify(figures));
