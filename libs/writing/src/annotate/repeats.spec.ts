import { outputsOf, textOf } from '../offline/outputs.fixture.js';

const SAID =
  'The night bus carried eleven thousand people in its first winter, which nobody at the town hall had planned for.';
const mediumOf = (text: string): string =>
  textOf(outputsOf(`# The night bus\n\n${text}`, {}, ['medium']).outputs, 'medium');
const timesSaid = (text: string): number => text.split(SAID).length - 1;

describe('a sentence that a text has twice', () => {
  it('is told where it comes first', () => {
    const told = mediumOf(`${SAID} It never paid for a second driver.

## What it carried

${SAID} The drivers of the ferry came home with it at two in the morning.

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(timesSaid(told)).toBe(1);
    expect(told).toContain(`${SAID} It never paid`);
  });

  it('is not taken out of the middle of a paragraph', () => {
    const quoted =
      '“The hill was the worst of it for all of us, and the ice came early that year,” says Orla Finn.';
    const whole = `The drivers like tea. ${quoted} Most buses had no heating, and “that never gets better”.`;
    expect(mediumOf(`${SAID} ${quoted}\n\n## The drivers\n\n${whole}\n`)).toContain(whole);
  });

  it('is not taken out of a quotation that goes on, but a quotation is told once', () => {
    const quoted = 'The hill is steep and dark in the winter, and no bus will ever climb it at night.';
    const told = mediumOf(`As the clerk wrote in his first report of the year:

> ${quoted}

The drivers read that and laughed. Two years later he wrote to all of them again:

> ${quoted} But I have been wrong before, and I shall wait at the stop with a lamp.

He stood there in the rain. The drivers still read his first letter aloud at the harbour:

> ${quoted}

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(told).toContain(`again:\n\n“${quoted} But I have been wrong`);
    expect(told.split(quoted)).toHaveLength(3);
  });

  it('is in each of the forms that have the field', () => {
    const field =
      'Driver: Write down only the people who drive the bus at night, and not those who clean it.';
    const told = mediumOf(
      `${SAID}\n\n${field}\n\nRoute: The hill.\n\n## For the ferry\n\n${field}\n\nRoute: The mill.\n`,
    );
    expect(told.split(field)).toHaveLength(3);
  });
});

describe('a pull quote', () => {
  it('is left out where the text quotes it in two sentences', () => {
    const told =
      mediumOf(`“I would not go back to the late ferry for any money. The bus is warm — and dry,” says Orla Finn, who drives on Fridays.

> I would not go back to the late ferry for any money. The bus is warm — and dry.
>
> — Orla Finn, driver

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(told.split('late ferry for any money')).toHaveLength(2);
    expect(told.split('warm — and dry')).toHaveLength(2);
  });

  it('is left out where a paragraph has nearly the same words, with who said them', () => {
    const said =
      'I would not go back to the late ferry for any money. The bus is warm, and it is never late, so I have to';
    const told = mediumOf(`{{< quote author="ORLA FINN, DRIVER" >}}
"${said} tell all of them."
{{< /quote >}}

The town has to find a second driver before the next winter begins, and it has written to forty of them.

“${said.replace('. ', '”, says Orla Finn. “')} tell them all.”

{{< quote author="ORLA FINN, DRIVER" >}}
It was too dark for the ferry on most of those nights.
{{< /quote >}}
`);
    expect(told.split('I would not go back')).toHaveLength(2);
    expect(told).toContain('money”, says Orla Finn.');
    expect(told).toContain('Orla Finn: “It was too dark');
  });

  it('is left out where its paragraph comes first or last, without a name', () => {
    const pulled = 'Most of them were on their way home from the harbour.';
    const told = mediumOf(`${SAID} It never paid.

> ${pulled}

The first drivers came from the ferry. ${pulled} They knew the way.
`);
    expect(told.split(pulled)).toHaveLength(2);
    expect(told).toContain(`the ferry. ${pulled} They`);
  });

  it('is left out above its paragraph, below a question', () => {
    const pulled = 'I took most of them home from the harbour at night.';
    const told = mediumOf(`${SAID}

## Who took the bus?

<blockquote style="float: left">
  <p>${pulled}</p>
</blockquote>

The first drivers came from the ferry. ${pulled} They knew the way.
`);
    expect(told.split(pulled)).toHaveLength(2);
    expect(told).toContain(`the ferry. ${pulled} They`);
  });

  it('is no answer of which the text quotes a sentence', () => {
    const answer =
      'I would not go back to the late ferry for any money. The bus is warm, and it waits for me.';
    const told =
      mediumOf(`Orla Finn drives the bus. “I would not go back to the late ferry for any money,” she says.

**Town Hall:** Would you change?

**Orla Finn:** ${answer}

**Town Hall:** What is hard?

**Orla Finn:** The ice on the hill is hard, and no one else is awake to help me then.
`);
    expect(told).toContain(answer);
  });

  it('is left out where the text has its words', () => {
    const told =
      mediumOf(`The town asked the drivers, and “I would not go back to the late ferry for any money,” says Orla Finn, who drives on Fridays.

> I would not go back to the late ferry for any money.
>
> — Orla Finn, driver

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(told.split('late ferry for any money')).toHaveLength(2);
    expect(told).toContain('says Orla Finn');
  });
});

describe('a paragraph at the end of several sections', () => {
  const END = 'No task was agreed on.';
  const told = (ends: readonly string[], format: 'medium' | 'linkedin'): string => {
    const sections = ends.map(
      (end, at) =>
        `## Point ${'ABCDE'[at]}\n\nThe ferry ${at} carried ${at + 3}0 people to the pier in its first winter of service. ${'The town had planned for many fewer of them than came. '.repeat(at + 1)}\n\n${end}`,
    );
    return textOf(
      outputsOf(`# Minutes\n\nWe met.\n\n${sections.join('\n\n')}\n`, {}, [format]).outputs,
      format,
    );
  };
  const { length } = 'ABCDE';

  it('is told only in the whole text, under its headings', () => {
    const same = Array.from({ length }, () => END);
    expect(told(same, 'linkedin')).not.toContain(END);
    expect(told(same, 'medium').split(END)).toHaveLength(length + 1);
  });

  it('is told if it is an answer', () => {
    expect(told(['Yes.', 'Yes.', 'Yes.', 'Yes.', 'No.'], 'linkedin')).toContain('Yes.');
  });

  it('is not told at all if it is none of the text', () => {
    const same = Array.from({ length }, () => 'Click here to read more.');
    expect(told(same, 'medium')).not.toContain('Click here');
  });

  it('is told if it is of its own', () => {
    const own = Array.from({ length }, (_, at) => (at < 2 ? END : `Ann paid for lamp ${at}.`));
    expect(told(own, 'linkedin')).toContain(END);
  });
});
