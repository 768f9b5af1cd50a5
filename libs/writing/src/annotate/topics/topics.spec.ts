import { readSource } from '../../source/read-source.js';
import { hashtagsOf } from './hashtags.js';
import { topicsOf } from './topics.js';

const topicsIn = (content: string) => topicsOf(readSource(content));
const other = 'The baker weighs the flour before the town wakes up. ';
/** A text of four quarters with a sentence in each of some of them. */
const spread = (sentence: string, quarters: number) =>
  [0, 1, 2, 3].map((at) => other.repeat(4) + (at < quarters ? sentence : other)).join('\n\n');

describe('topics', () => {
  it('are phrases of the title that the text says', () => {
    const text = spread('Every street market needs a street market office. ', 2);
    expect(topicsIn(`# How to run a street market in May\n\n${text}`)).toEqual(['street market']);
    const brewed = spread('A cold brew takes a day. ', 4);
    expect(topicsIn(`# My cold brew\n\n${brewed}`)).toEqual(['cold brew']);
  });

  it('of a heading are phrases that the whole text keeps saying', () => {
    const text = (quarters: number) =>
      `# Home\n\n${spread('We ask for the rye bread, and get the rye bread. ', quarters)}\n\n## The rye bread\n\n${other}`;
    expect(topicsIn(text(4))).toEqual(['rye bread']);
    expect(topicsIn(text(2))).toEqual([]);
  });

  it('are none that no title, tag, description or heading names', () => {
    expect(
      topicsIn(`# A short walk\n\n${spread('We asked the Rhine Market for the rye bread. ', 4)}`),
    ).toEqual([]);
  });

  it('are common words only where the title names nothing better', () => {
    const text = spread('A tip for the waiter is a tip for the Rhine Market. ', 4);
    expect(topicsIn(`# An end to the tip\n\n${spread('A tip is due. ', 4)}`)).toEqual([]);
    expect(topicsIn(`# An end to the tip\n\n${text.replaceAll(other, 'No tip. ')}`)).toEqual(['tip']);
    expect(topicsIn(`# An end to the tip at Rhine Market\n\n${text}`)).toEqual(['Rhine Market']);
  });

  it('are no words for any choice among things', () => {
    const text = spread('An alternative is due. ', 4).replaceAll(other, 'No alternative. ');
    expect(topicsIn(`# The search for an alternative\n\n${text}`)).toEqual([]);
    expect(topicsIn(`# The search for a kettle\n\n${text.replaceAll('alternative', 'kettle')}`)).toEqual([
      'kettle',
    ]);
  });

  it('are no first names, and no parts of a name', () => {
    const text = `Lea Storm opened the Rhine Market. ${spread('Lea asked the Rhine Market. ', 4)}`;
    expect(topicsIn(`# Lea Storm and the Rhine Market\n\n${text}`)).toEqual(['Rhine Market', 'Lea Storm']);
  });

  it('keep the common word that a name always begins with', () => {
    const title = '# How Next Town Bakers opened';
    const text = (name: string): string => spread(`${name} bake for the town. `, 4);
    expect(topicsIn(`${title}\n\n${text('Next Town Bakers')}`)).toEqual(['Next Town Bakers']);
    expect(topicsIn(`${title}\n\n${text('Town Bakers')}`)).toEqual(['Town Bakers']);
    const led = text('We met The Town Bakers, who');
    expect(topicsIn(`# How The Town Bakers opened\n\n${led}`)).toEqual(['Town Bakers']);
  });

  it('are no people whom the title does not name', () => {
    const text = spread('Cllr Mrs Storm asked for the rye bread. ', 4);
    const told = `# Home\n\nAnn Berg baked. ${spread('Berg asked for the rye bread. ', 4)}`;
    expect(topicsIn(`# Rye bread\n\n${text}\n\n## Cllr Mrs Storm\n\n${other}`)).toEqual(['rye bread']);
    expect(topicsIn(`---\ndescription: Berg and the bread\n---\n\n${told}`)).toEqual([]);
  });

  it('are no speakers', () => {
    const talk = 'Lea: I bake.\n\nTom: I eat what Lea bakes.\n\nLea: I bake more.\n\nTom: I eat more. ';
    expect(topicsIn(`# The bakers Lea and Tom\n\n${talk}`)).toEqual([]);
  });

  it('are no German verb that begins a sentence with its capital', () => {
    const bread = 'Der Bäcker wiegt das Mehl, und wir kaufen ein Brot. ';
    const text = (named: string): string =>
      `---\ntitle: Was kommt jetzt?\ndescription: ${named} heute am Hafen.\nlang: de\n---\n\n${[1, 2, 3, 4].map(() => `${bread.repeat(2)}Heute wollen wir Brot haben. Die Leute haben das Brot. Das Brot haben wir. `).join('\n\n')}`;
    expect(topicsIn(text('Habe ein wenig'))).toEqual([]);
    expect(topicsIn(text('Brot'))).toEqual(['Brot']);
  });

  it('are no function word behind an elided one', () => {
    const said = 'La boulangère pèse la farine avant que la ville se lève. ';
    const text = (title: string): string =>
      `# ${title}\n\n${[1, 2, 3, 4].map(() => `${said.repeat(3)}Pour moi, c’est libre. `).join('\n\n')}`;
    expect(topicsIn(text('C’est libre mais c’est mauvais'))).toEqual([]);
  });

  it('keep the prefix that a Japanese word never goes without', () => {
    const topics = topicsIn(
      '# お弁当の話\n\nお弁当の返事を待ちました。お弁当から苦情が来ました。お弁当に見積もりを送りました。お弁当が来ました。',
    );
    expect(topics).toContain('お弁当');
    expect(topics).not.toContain('弁当');
  });

  it('are written without the apostrophe of an owner', () => {
    expect(hashtagsOf(['chef’s knife'], '', 1)).toEqual(['ChefsKnife']);
  });

  it('keep the small first letter of a name with a capital further in', () => {
    expect(
      hashtagsOf(['iBoat', 'eFerry pass', 'crane'], 'The iBoat, an eFerry pass and a crane.', 3),
    ).toEqual(['iBoat', 'eFerryPass', 'Crane']);
  });

  it('are hashtags where the post speaks of them', () => {
    expect(hashtagsOf(['street market', 'rye bread', 'Rhine'], 'We sell rye breads.', 3)).toEqual([
      'StreetMarket',
      'RyeBread',
    ]);
  });
});
