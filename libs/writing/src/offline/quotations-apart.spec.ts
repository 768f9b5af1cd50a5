import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const GERMAN = ['Der Verein hat ein Boot', 'Die Kinder rudern am Abend', 'Der Steg ist seit dem Mai neu'];
const around = (...parts: string[]): string => {
  const [first = '', second = '', third = ''] = GERMAN.map(
    (said) => `${said}, und das hat in der Stadt am See niemand für möglich gehalten.`,
  );
  return `# Das Boot\n\n${first}\n\n## Am See\n\n${second}\n\n${parts.join('\n\n')}\n\n${third}\n`;
};
const toldIn = (format: FormatKey, ...parts: string[]): string =>
  outputsOf(around(...parts), {}, [format]).outputs[0]?.text ?? '';

describe('a quotation that is only closed', () => {
  const SAID =
    'Ein Boot steht nicht auf der Liste, die das Amt im Winter an die Vereine verschickt hat. Ob sich das ändert, ist gar nicht abzusehen.';

  it.each(['medium', 'linkedin'] as const)('is in marks of one kind in %s', (format) => {
    expect(toldIn(format, `> ${SAID}"`)).toContain(`"${SAID}"`);
  });

  it('is as it is written where it has no mark, or another has one', () => {
    expect(toldIn('medium', `> ${SAID}`)).toContain(`\n${SAID}\n`);
    expect(toldIn('medium', `> ${SAID} Es heißt „Ida“`)).toContain(`\n${SAID} Es heißt`);
    expect(toldIn('medium', `> ${SAID} Der Mast misst 20"`)).toContain(`\n${SAID}`);
  });
});

it('a quotation from which a paragraph is left out has its lead-in and its marks', () => {
  const lead = 'Der genaue Wortlaut von Frau Lund vom Amt lautet wie folgt:';
  const quotation =
    '> …\n>\n> das Boot war Gegenstand der Besprechung.\n>\n> Es steht nicht auf der Liste der Ämter.\n>\n> [...]';
  expect(toldIn('medium', lead, quotation).replaceAll('“\n\n„', '\n\n')).toContain(
    `${lead}\n\n„das Boot war Gegenstand der Besprechung.\n\nEs steht nicht auf der Liste der Ämter.“`,
  );
  const posts = toldIn('linkedin', lead, quotation);
  expect(posts.includes('das Boot war')).toBe(posts.includes(lead));
});

it('a call of the page that is set as a quotation is in no marks, and what others said of themselves is', () => {
  const told = (quote: string): string => {
    const text = `# The ferry\n\nThe ferry has a new engine since May, and it is far quieter than the old one.\n\nThe crew is glad of it.\n\n> ${quote}\n`;
    return outputsOf(text, {}, ['medium']).outputs[0]?.text ?? '';
  };
  const call = (who: string): string => `To learn more about our ferry in the winter, ${who}.`;
  expect(told(call('[write to us](https://ferry.example/crew)'))).toMatch(/^To learn more about our ferry/mu);
  expect(told('We learned more about [our ferry](https://ferry.example) in the winter.')).toContain(
    '“We learned',
  );
});

describe('a quotation in another language', () => {
  const SAID =
    'Why should every club have to build all of its boats from scratch? By sharing one of them we can do more for the children.';

  it.each(['medium', 'twitter'] as const)('is told with what it is tied to in %s', (format) => {
    const lead = 'Ida ist ein neues Netz der Vereine mit dem Ziel, die Boote gemeinsam zu nutzen.';
    const told = toldIn(format, `${lead}\n*"${SAID}"*`).replace(/\s+/gu, ' ');
    expect(told).toContain(lead);
    expect(told).toContain(SAID);
    expect(toldIn(format, `Das Netz beschreibt sich so: *"${SAID}"*`)).toContain(`so: "${SAID}"`);
  });

  it('is only in the whole text where nobody quotes it', () => {
    expect(toldIn('medium', SAID)).toContain('By sharing');
    expect(toldIn('twitter', SAID)).not.toContain('By sharing');
  });
});

it('a bullet ends with a quotation that is set apart, and goes on behind a quoted name', () => {
  const told = (end: string): string =>
    outputsOf(
      `# The ferry\n\nThe board of the town asks for comments on its plan for a ferry at night. ${end}\n\nI read this plan at once.\n\n## The engine\n\nThe ferry has a new engine since May, and it is far quieter than the old one.\n\nThe crew of the ferry is glad of it, and so are the two hotels beside the pier.\n`,
      {},
      ['summary'],
    ).outputs[0]?.text ?? '';
  const said = '“The data of the ferry are shared with everybody in the town.”';
  expect(told(`The aim of the plan is a quieter harbour:\n\n> ${said}`)).toMatch(/in the town\.”$/mu);
  expect(told('The crew calls it “the quiet plan”.')).toContain('“the quiet plan”. I read this plan');
});

describe('a sentence with an open end above a quotation', () => {
  const lead = 'Ein Boot ist für den Verein';

  it('is completed by a quotation with a small letter', () => {
    expect(
      toldIn('linkedin', lead, '> ein Haus auf dem Wasser, das allen gehört und in dem man am Abend sitzt.'),
    ).toMatch(/für den Verein[ \n]+„ein Haus/u);
    expect(
      toldIn('summary', lead, '> ein Haus auf dem Wasser, das allen gehört und in dem man am Abend sitzt.'),
    ).not.toContain('Verein.');
  });

  it('is not every item above one that begins with a quoted name', () => {
    const items = '- Leg das Paket an\n  - „npm“ muss Version 10 sein\n  - „node“ muss Version 20 sein';
    expect(toldIn('medium', 'Das ist zu tun:', items)).not.toMatch(/10 „node“|an „npm“/u);
  });

  it('has a colon above a quotation with a sentence of its own', () => {
    const said = '> Kein Boot steht auf der Liste, die das Amt im Winter verschickt hat.';
    expect(toldIn('medium', 'In dem Brief der Stadt steht dazu der Satz', said)).toContain('der Satz:\n');
    expect(toldIn('medium', 'In dem Brief der Stadt steht dazu etwas.', said)).toContain('dazu etwas.\n');
  });
});

it.each(['podcast', 'linkedin'] as const)(
  'a link above a quotation, which it means, is told with it in %s',
  (format) => {
    const text = (below: string): string =>
      toldIn(format, `Im Mai bekam der Verein [diesen Brief](https://brief.example):`, below);
    expect(text('> Wie kann man für ein altes Boot so viel Geld verlangen?')).toMatch(
      /diesen Brief:\s+[“„]Wie kann man/u,
    );
    expect(text('Alle haben ihn gelesen, und alle haben im Verein darüber gelacht.')).not.toContain(
      'diesen Brief',
    );
  },
);

describe('a quotation without a lead-in', () => {
  const SAID = 'Ein Boot am Steg ist für die Kinder das größte Glück auf der Welt.';
  const OTHERS = ['Der Wirt', 'Die Lehrerin', 'Der Pfarrer', 'Die Ärztin'].map(
    (who) => `${who} schreibt dazu im Heft:\n\n> ${who} sieht das Boot an jedem Tag und freut sich.`,
  );
  const asked = 'Das Amt sieht die Kinder nur im Sommer am See.';

  it('is in marks where those of its text are what others said', () => {
    expect(toldIn('medium', ...OTHERS, asked, `> ${SAID}`)).toContain(`„${SAID}“`);
    expect(toldIn('medium', ...OTHERS.slice(1), asked, `> ${SAID}`)).not.toContain(`„${SAID}`);
  });

  it('is in none beside what nobody said', () => {
    const asks = OTHERS.map((quote) => quote.replace('schreibt dazu im Heft', 'nimmt am Steg diesen Satz'));
    expect(toldIn('medium', ...asks, asked, `> ${SAID}`)).not.toContain(`„${SAID}`);
  });

  it('is in none as a note of the author, without an end, below a heading, or shown again', () => {
    for (const own of ['Hinweis: das Boot ist alt.', 'Ein Boot', SAID])
      expect(toldIn('medium', ...OTHERS, `${asked} ${SAID}`, `> ${own}`)).not.toContain(`„${own}`);
    expect(toldIn('medium', ...OTHERS, '## Das Amt', `> ${SAID}`)).not.toContain(`„${SAID}`);
  });

  it('is in posts with the paragraph above it only', () => {
    const post = toldIn('linkedin', ...OTHERS, asked, `> ${SAID}`);
    expect(post.includes(SAID) && !post.includes(asked)).toBe(false);
  });
});
