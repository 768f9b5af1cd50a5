import { readSource } from '../../source/read-source.js';
import { findTopics } from './topics.js';

const topicsOf = (content: string) => findTopics(readSource(content)).map((topic) => topic.toLowerCase());

describe('topics', () => {
  it('are no halves of what a heading says', () => {
    const topics = topicsOf(
      '# Council votes to reopen the footbridge: planks that mend themselves\n\nThe footbridge over the river opens in May. The council paid for the footbridge. A third of the planks is new, a fifth of the planks is old. The fifth plank broke.',
    );
    expect(topics.join()).toContain('footbridge');
    for (const none of ['council votes', 'mend themselves', 'themselves', 'fifth', 'third'])
      expect(topics).not.toContain(none);
  });

  it('are no ends of addresses', () => {
    const topics = topicsOf(
      '# The names of .gov\n\nThe office runs the .gov domain registry. Every .gov domain has an owner. Owners of a .gov domain pay the registry.',
    );
    expect(topics.join()).toContain('registry');
    expect(topics.filter((topic) => /\bgov\b/u.test(topic))).toEqual([]);
  });

  it('name what is counted, not the count', () => {
    const topics = topicsOf(
      '# The four-day week\n\nA four-day week suits nurses. The four-day week costs hospitals money. In a four-day week hospitals hire nurses.',
    );
    expect(topics).not.toContain('four-day');
  });

  it('keep the prefix that a Japanese word never goes without', () => {
    const topics = topicsOf(
      '小さな会社の方法\n\nお客様の返事を待ちました。お客様から苦情が来ました。お客様に見積もりを送りました。',
    );
    expect(topics).toContain('お客様');
    expect(topics).not.toContain('客様');
  });
});
