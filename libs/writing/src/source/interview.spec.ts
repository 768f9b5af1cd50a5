import { checkClaims } from '../claims/check-claims.js';
import { analyse } from '../offline/analyse.js';
import { teller } from '../offline/realise.js';
import { readSource } from './read-source.js';
import type { Source } from './source.types.js';

const toldOf = (source: Source): string[] =>
  analyse(source)
    .units.filter(({ isExcluded }) => !isExcluded)
    .map((unit) => teller((text) => text)([{ ...unit, question: '' }]));

describe('an interview pasted as plain text', () => {
  it.each([
    [
      'with blank lines',
      'Interview: Lena Ortiz, founder of the Repair Café\n\nHow did it start?\nMy toaster broke and nobody would fix it. I asked around.\n\nWho pays?\nNobody does. There is a jar on the table.\n',
    ],
    [
      'with Q and A on lines of their own',
      'Interview: Lena Ortiz, founder of the Repair Café\nQ: How did it start?\nA: My toaster broke and nobody would fix it.\nQ: Who pays?\nA: Nobody does. There is a jar on the table.\n',
    ],
  ])('is headed by its first line: %s', (_, content) => {
    const source = readSource(content);
    expect(source.title).toBe('Interview: Lena Ortiz, founder of the Repair Café');
    expect(source.sections.map(({ heading }) => heading.replace('Q: ', ''))).toEqual(
      expect.arrayContaining(['How did it start?', 'Who pays?']),
    );
  });

  it('knows who is asked where the turns bear no label, and keeps a question of two sentences whole', () => {
    const source = readSource(
      'A conversation with Ruth Adeyemi\n\nRuth has counted birds for years.\n\nYou began in 1998. What was it like then?\n\nLoud. I was 23 and I slept on the boat.\n\nWho pays?\n\nNobody did. I paid the boat myself for ten summers.\n\nAnd now?\n\nWe count 1,150 pairs.\n',
    );
    expect(source.sections.map(({ heading }) => heading)).toContain(
      'You began in 1998. What was it like then?',
    );
    const texts = toldOf(source);
    expect(texts).toContain('Ruth Adeyemi: “I paid the boat myself for ten summers.”');
    expect(texts).toContain('Ruth has counted birds for years.');
  });

  it('keeps the first line of a letter where it is', () => {
    expect(readSource('Dear all,\n\nThe hall is closed on Monday. Bring your keys.\n').title).toBe('');
  });
});

describe('an interview whose questions are set in bold', () => {
  const ASKED = `# Talking to Rosa Lindqvist

Rosa Lindqvist runs a garden on a roof.

**How did it begin?**

Rosa: I asked the city for one summer. Forty neighbours came on the first day.

**What was hard?**

Rosa: Water. The deck has one tap.

**What grows well?**

Rosa: Tomatoes love the heat. Kale survives our winters.
`;

  it('is headed by them, and its answers know who gives them', () => {
    const source = readSource(ASKED);
    expect(source.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['How did it begin?', 'What was hard?', 'What grows well?']),
    );
    const texts = toldOf(source);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Rosa Lindqvist: “I asked the city for one summer.”',
        'Rosa Lindqvist: “Tomatoes love the heat.”',
      ]),
    );
  });

  it('knows two who answer in turn, and who asks by a name and its initials', () => {
    const turns = (...said: string[]): string =>
      readSource(
        `# Two at one oven\n\nWe met Orla Finch Grey and Tam Reed at their bakery.\n\n${said.join('\n\n')}\n`,
      )
        .blocks.filter(({ kind }) => kind !== 'heading')
        .map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`)
        .join('\n');
    const told = turns(
      '**Mona Kerr: Could you both tell us how you began?**',
      '**Orla:** I rented one oven. Nobody came for a month.',
      'My first bread was flat.',
      '**MK: What changed?**',
      '**Tam:** We sold at the station from May on.',
      '**MK: What would you do again?**',
      '**Orla:** I would buy the oven.',
      'MK: Do you have any rules that you keep in the kitchen? Some bakers do.',
      '**Tam:** We never bake on Mondays.',
    );
    expect(told).toContain('Orla Finch Grey: My first bread was flat.');
    expect(told).toContain('Tam Reed: We never bake on Mondays.');
    expect(told).not.toMatch(/MK|Mona|Some bakers/);
  });

  it('is not given by a place in the name of an event', () => {
    const source = readSource(
      'In May we went to the Harbour Days Bergen.\n\nThe Harbour Days Bergen are small.\n\n## Who came?\n\nBoats from four towns came.\n\n## What was new?\n\nA crane was new.\n\n## And next year?\n\nIt moves to June.\n',
    );
    expect(source.blocks.map(({ speaker }) => speaker)).not.toContainEqual(expect.any(String));
  });

  it('is none where a text asks now and then', () => {
    const headings = readSource(
      '# Why plan?\n\nWhy not?\n\nPlans fail on Tuesday.\n\nA list is enough.\n',
    ).sections.map(({ heading }) => heading);
    expect(headings).not.toContain('Why not?');
  });
});

describe('a talk written down', () => {
  const TALK = `[00:00:03] HOST: Welcome to the show. Today I am talking to Marcus Bell, who opened a bicycle repair shop in Detroit in 2014.

[00:00:19] MARCUS: Hi Dana, thanks for having me.

[00:00:21] HOST: How does that work?

[00:00:25] MARCUS: Yeah, so, I mean, I rented a corner of a laundromat for two hundred dollars a month. People wait forty minutes for their laundry.

[00:00:47] HOST: That's amazing.

[00:01:23] MARCUS: We lost ninety thousand dollars in the second shop. A flat tyre costs fifteen dollars now.
`;

  it('has the questions for headings, and neither labels nor small talk in its sentences', () => {
    const source = readSource(TALK);
    expect(source.sections.map(({ heading }) => heading)).toEqual(['', 'How does that work?']);
    expect(source.sentences.map(({ text }) => text).join(' ')).not.toMatch(/HOST|MARCUS|\d\d:\d\d|amazing/u);
  });

  it('leaves every word of a speaker to them', () => {
    const texts = toldOf(readSource(TALK));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Marcus Bell: “Yeah, so, I mean, I rented a corner of a laundromat for two hundred dollars a month.”',
        'Marcus Bell: “People wait forty minutes for their laundry.”',
      ]),
    );
  });
});

describe('a question in bold that begins with a statement', () => {
  it('heads its answer', () => {
    const { sections } = readSource(
      '# A talk\n\n**You were an analyst. Why funerals?**\n\nMy father died in May.\n\n**Not a question.**\n\nMore of it.\n',
    );
    expect(sections.map(({ heading }) => heading)).toEqual(['A talk', 'You were an analyst. Why funerals?']);
  });
});

describe('a talk with full names before its turns', () => {
  const TALK = `Interviewer: How did the library come to lend tools?

Karin Vogel: It began with a drill. We bought twelve tools in 2018.

Interviewer: Who borrows them?

Karin Vogel: Mostly people who moved here recently.`;

  it('knows who speaks, and that a telling may name them', () => {
    const source = readSource(TALK);
    expect(source.blocks.flatMap(({ speaker }) => speaker ?? [])).toEqual(['Karin Vogel', 'Karin Vogel']);
    const named = checkClaims('Karin Vogel: “It began with a drill.” Karin bought twelve tools.', source);
    expect(named.filter((claim) => claim.source === null)).toEqual([]);
    expect(checkClaims('Karin Becker bought them.', source)).toMatchObject([{ source: null }]);
  });
});

describe('an interview whose answers bear a label once', () => {
  const source = readSource(`# Five questions

Rosa Lindqvist runs a garden on a roof.

**City: How did it begin?**

**Rosa Lindqvist**: I wrote a letter, “One Summer.” The city said yes.

I asked 40 neighbours to help.

**City: What was hard?**

**RL**: My deck has one tap. Kale survives our winters.

**City: Who pays?**

**RL**: We sell 200 kilos of tomatoes.

**City: What comes next?**

**RL**: I plan a second roof. So, I also need a second tap.

---

You can meet our editors at the fair.
`);
  const texts = toldOf(source);

  it('knows who gives them, paragraph after paragraph and by initials', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        'Rosa Lindqvist: “I wrote a letter, ‘One Summer.’”',
        'Rosa Lindqvist: “I asked 40 neighbours to help.”',
        'Rosa Lindqvist: “My deck has one tap.”',
        'Rosa Lindqvist: “We sell 200 kilos of tomatoes.”',
      ]),
    );
  });

  it('gives nobody what stands below a rule', () => {
    expect(texts).toContain('You can meet our editors at the fair.');
  });

  it('heads its parts with the questions, not with who asks', () => {
    expect(source.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['How did it begin?', 'What was hard?', 'Who pays?']),
    );
  });

  it('does not say what a host says whose name the talk never tells', () => {
    const turns = Array.from(
      { length: 5 },
      (_, at) =>
        `AG: I have followed your work for twenty years now, and number ${at} still gives me butterflies in the stomach.\n\nDT: It took ${at + 2} years, and I wrote all of it in a van.`,
    );
    const asked = 'AG: How long did the first one take?\n\nDT: It took me a year.';
    const texts = toldOf(readSource(`# Devin Townsend\n\n${[asked, ...turns].join('\n\n')}\n`));
    expect(texts.join('\n')).toContain('I wrote all of it in a van');
    expect(texts.join('\n')).not.toContain('butterflies');
  });
});
