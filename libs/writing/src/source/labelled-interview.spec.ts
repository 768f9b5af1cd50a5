import { analyse } from '../offline/analyse.js';
import { readSource } from './read-source.js';

it('an interview tells who is asked, every question however long, and nothing that was pulled out of an answer', () => {
  const long = `${'You left the harbour after nine winters, and most of your crew stayed behind on the old pier. '.repeat(2)}Why did you go?`;
  const { units, sections } = analyse(
    readSource(`# Interview: Ada Lund

![](ada.jpg)

*Ada Lund mends boats in Bergen. Olga Lie asked her about tar.*

**OL: What is tar for?**

AL: Tar keeps the water out of an old plank.

> A boat wants to sink...I learned that late.

**OL: ${long}**

AL: I wanted a dry bed. A boat wants to sink, and I had enough of it. I learned that late.

**OL: Who has the boats now?**

AL: My nephew has both of them.

**OL: Does he use tar?**

AL: He uses more of it than I ever did.
`),
  );
  const told = units.filter(({ isUntellable }) => !isUntellable).map(({ text }) => text);
  expect(told[0]).toBe('Ada Lund mends boats in Bergen.');
  expect(sections.map(({ asked }) => asked)).toContain(long);
  expect(told.join(' ')).not.toContain('...');
});
