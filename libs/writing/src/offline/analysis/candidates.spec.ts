import { readSource } from '../../source/read-source.js';
import { planOf } from './analysis.js';

const FILL =
  'The harbour has room for 140 boats. Every summer the water bill rose. The board met in May. Pipes from 1974 leaked in nine places. Guests paid 12 euros a night.';
const textsOf = (content: string) => planOf(readSource(content)).candidates.map(({ text }) => text);
const figuresIn = (content: string) => planOf(readSource(content)).candidates.map(({ figure }) => figure);

describe('the sentences a piece may use', () => {
  it('are those there are, where none stands by itself', () => {
    expect(textsOf('Rye needs water. It took us 3 years.')).toEqual([
      'Rye needs water.',
      'It took us 3 years.',
    ]);
    expect(textsOf('There is a cost.')).toEqual(['There is a cost.']);
  });

  it('make a list item whole with the lead-in that it completes', () => {
    const texts = textsOf(
      `${FILL}\n\nSpecifically, users of the site can:\n\n- Download reports of the last ten years\n- Compare harbours by location and size\n`,
    );
    expect(texts).toContain('Users of the site can download reports of the last ten years.');
  });

  it('say an item of a list as the advice that it is where few words are wanted', () => {
    const { candidates } = planOf(
      readSource(`${FILL}\n\nUsers of the site can:\n\n- download reports of the last ten years\n`),
    );
    expect(candidates.at(-1)?.wordings.bare.text).toBe('Download reports of the last ten years.');
  });

  it('tell a list of things in one go', () => {
    const { candidates } = planOf(
      readSource(`${FILL}\n\n## What you need\n\n- 1.5 kg strong flour\n- 30 g salt\n- Two loaf tins\n`),
    );
    expect(candidates.at(-1)).toMatchObject({
      text: '1.5 kg strong flour, 30 g salt, two loaf tins',
      isFragment: true,
    });
  });

  it('keep whole what stands in a list as a sentence', () => {
    expect(textsOf(`${FILL}\n\n- Use white space\n- Keep the labels short\n- Group the fields\n`)).toEqual(
      expect.arrayContaining(['Use white space', 'Keep the labels short', 'Group the fields']),
    );
  });

  it('say of a list’s subject only what names it', () => {
    const { candidates } = planOf(
      readSource(`${FILL}\n\nUsers of the site can:\n\n- use the interface to build their own pages\n`),
    );
    expect(candidates.at(-1)?.wordings.bare.text).toBe(
      'Users of the site can use the interface to build their own pages.',
    );
  });

  it('say what somebody feared behind the words that say so', () => {
    const { candidates } = planOf(
      readSource(`${FILL}\n\nI was sure that something would break. A client would leave.`),
    );
    expect(candidates.at(-1)).toMatchObject({
      text: 'A client would leave.',
      needs: candidates.at(-2)?.index,
    });
  });

  it('keep what somebody says in two halves in one', () => {
    expect(textsOf(`${FILL}\n\n“No machine is needed,” says Rosa. “Look at the bins.”`)).toContain(
      '“No machine is needed,” says Rosa. “Look at the bins.”',
    );
  });

  it('neither greet nor thank', () => {
    const texts = textsOf(
      `Good evening, graduates and friends. I would like to thank Ann Lee. ${FILL} The pier was new. A crane lifted the old boats.`,
    );
    expect(texts.filter((text) => /evening|thank/u.test(text))).toEqual([]);
  });

  it('lose what only announces', () => {
    expect(
      textsOf(
        `${FILL} The log has helped the whole team in a few ways. It’s also important to note that pipes freeze in March.`,
      ),
    ).toEqual(expect.arrayContaining(['The log has helped the whole team.', 'Pipes freeze in March.']));
  });

  it('end with a full stop where an aside took it along', () => {
    expect(
      textsOf(
        '# Forms\n\nConsider the type of field you use for answers (for example a long field, a short field, a list, a button, a box or a line, etc.)',
      ),
    ).toEqual(['Consider the type of field you use for answers.']);
  });

  it.each([
    ['an announcement', 'There are different ways to organise notes.'],
    ['a call to read on', 'You can read the original discussion.'],
    ['the text of links', '[Download the app](https://a.example) or [read the notes](https://b.example).'],
    ['a thing without its name', 'Being careful takes on a new meaning in these situations.'],
  ])('leave out %s', (_name, sentence) => {
    expect(textsOf(`${FILL}\n\n${FILL.replaceAll('The', 'One')}\n\n${sentence}`).join(' ')).not.toContain(
      sentence.replaceAll(/\[|\]\([^)]*\)/gu, '').slice(0, 20),
    );
  });

  it('lose the place and date of a news agency, and asides that only prove', () => {
    const texts = textsOf(
      `# Ferries\n\nGALWAY, Ireland – March 12, 2025 – Brightwater today ordered six ferries. Nurses slept 47 minutes more (p < 0.001).`,
    );
    expect(texts).toEqual(['Brightwater today ordered six ferries.', 'Nurses slept 47 minutes more.']);
  });

  it('tell what their figure counts', () => {
    expect(
      figuresIn(
        'A trial with 12 hospitals begins in autumn. The pulse was made in around six weeks. We tested with 150 people inside the house. Four ships burned 3.1 million litres of fuel.',
      ),
    ).toEqual(['12 hospitals', 'six weeks', '150 people', '3.1 million litres']);
  });

  it('keep the name of an option as it is written', () => {
    const texts = textsOf(`# Changes\n\n${FILL}\n\n- \`--dry-run\` option for the sync command\n`);
    expect(texts.at(-1)).toBe('--dry-run option for the sync command');
  });

  it('say of a change what kind it is, so that a fault that is no more is not told as one', () => {
    const texts = textsOf(
      `# Harbour 4.6\n\n## Added\n\n- Export of all berths to a table. It takes a minute.\n\n## Fixed\n\n- The map hung when the server closed the line.\n`,
    );
    expect(texts).toContain('Added: Export of all berths to a table.');
    expect(texts).toContain('Fixed: The map hung when the server closed the line.');
  });

  it('tell a short quotation whole, with who said it', () => {
    const texts = textsOf(
      `${FILL}\n\n> I'm not afraid of paying six pounds. I'm afraid of killing it.\n> — a customer in Taunton\n`,
    );
    expect(texts).toContain(
      "A customer in Taunton: “I'm not afraid of paying six pounds. I'm afraid of killing it.”",
    );
  });

  it('leave out an end that leans on what was told', () => {
    const texts = textsOf(`${FILL} Today we are releasing Harbour 2.0, and it takes that hour away.`);
    expect(texts).toContain('Today we are releasing Harbour 2.0.');
  });

  it('keep few words that only answer the question over them from standing alone', () => {
    const { candidates } = planOf(
      readSource(
        `# Harbours\n\n${FILL}\n\n## Who pays for the work?\n\nFor a long time nobody did. The guests pay 12 euros.\n`,
      ),
    );
    const answer = candidates.find(({ text }) => text.startsWith('For a long time'));
    expect(answer?.isFragment).toBe(true);
    expect(candidates.find(({ text }) => text.startsWith('The guests pay'))?.isFragment).toBe(false);
  });

  it('need what they answer yes to', () => {
    const { candidates } = planOf(
      readSource(
        `${FILL} We close on Monday, because Tom is getting married. Yes, to Alice from the flower shop.`,
      ),
    );
    expect(candidates.at(-1)).toMatchObject({
      text: 'Yes, to Alice from the flower shop.',
      needs: candidates.at(-2)?.index,
    });
  });

  it.each([
    'I ought to praise the pier. I am not, because most of what is said for it is wrong.',
    'The board expected claims on 15% of bookings. In the first five months it was 2.1%.',
    'You can cut a pointless meeting. You cannot cut a third of a ferry and call it focus.',
    'We expected better reports of faults. What we got was shorter meetings.',
    'Give sailors a free Friday, the argument goes, and they will cook. Some will.',
  ])('are two where only both are true: %s', (both) => {
    const texts = textsOf(`${FILL}\n\n${both} Guests from Oslo pay 14 euros in June.`);
    expect(texts).toContain(both);
    expect(texts.filter((text) => both.includes(text))).toEqual([both]);
  });

  it('count on in a whole text only: the head of a paragraph needs no sentence of the one before', () => {
    const { candidates } = planOf(
      readSource(`${FILL}\n\nThe second claim is that the pier makes guests healthier. Doctors doubt it.`),
    );
    const second = candidates.find(({ text }) => text.startsWith('The second claim'));
    expect(second).toMatchObject({ needs: null, isFragment: true });
  });

  it('remember what joined them to the one before', () => {
    const { candidates } = planOf(
      readSource(`${FILL} The board met again. But in June nobody came to the pier.`),
    );
    expect(candidates.at(-1)).toMatchObject({ text: 'In June nobody came to the pier.', joint: 'But i' });
  });
});

describe('lists of things', () => {
  const rowsIn = (content: string) =>
    planOf(readSource(content)).candidates.filter(({ text }) => text.startsWith('You need'));
  const DOUGH = 'You need for the dough:\n\n- 400 g flour\n- 60 g butter\n';
  const TOPPING = 'You need for the topping:\n\n- 1 kg onions\n- 3 eggs\n';

  it('are a sentence anywhere where there is one, and parts of a piece where there are more', () => {
    expect(rowsIn(`${FILL}\n\n${DOUGH}`).map(({ isFragment }) => isFragment)).toEqual([false]);
    expect(rowsIn(`${FILL}\n\n${DOUGH}\n${TOPPING}`).map(({ isFragment }) => isFragment)).toEqual([
      true,
      true,
    ]);
  });
});

describe('a quotation set apart', () => {
  it('is told as its speaker’s, whatever block it stands in', () => {
    const texts = textsOf(`${FILL}\n\nI begged the harbour for a berth in May. — @ry, "A history of piers"`);
    expect(texts).toContain('@ry: “I begged the harbour for a berth in May.”');
  });

  it('is known by its signature behind a hyphen too', () => {
    const texts = textsOf(
      `${FILL}\n\n<div>Our harbour has been unique. - Ann Lee, master of Lindholm</div>\n\nPiers rot - Ann Lee, master, says so.`,
    );
    expect(texts).toContain('Ann Lee: “Our harbour has been unique.”');
    expect(texts).toContain('Piers rot - Ann Lee, master, says so.');
  });

  it('tells that something was left out of it', () => {
    const told = 'Members did most of the digging. (...) Nobody paid for the pipes.';
    expect(textsOf(`${FILL}\n\n> (...) ${told}`)).toContain(told);
  });
});

describe('a sentence of another language', () => {
  it.each([
    ['Der Hafen hat einen Preis gewonnen, weil er weniger Wasser verbraucht als andere.', false],
    ['You ideally need a single place that you can point the guests to.', false],
    ['Every pier of this harbour has had a meter since the spring of that year.', true],
  ])('%s', (sentence, isTold) => {
    const german =
      'Im Hafen liegen 140 Boote. Jeden Sommer stieg die Rechnung für das Wasser. Der Vorstand tagte im Mai. Alle Gäste bezahlen für das Wasser, das sie verbrauchen.';
    const texts = textsOf(`${isTold || sentence.startsWith('Der') ? FILL : german} ${sentence}`);
    expect(texts.includes(sentence)).toBe(isTold);
  });
});
