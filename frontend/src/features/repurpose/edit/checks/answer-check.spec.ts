import { checkDraft, readSource, type Draft } from '@repurpose/writing';
import { answerCheck } from './answer-check.js';

it.each([
  ['en', 'The library closed in 2019, but the readers stayed in the town.'],
  ['de', 'Die Bibliothek wurde 2019 geschlossen, aber die Leser sind in der Stadt geblieben.'],
  ['ja', '図書館は2019年に閉まりましたが、読者は町に残りました。'],
  ['pl', 'Biblioteka została zamknięta w 2019, ale czytelnicy pozostali w mieście.'],
  ['ru', 'Библиотека закрылась в 2019, но читатели остались в городе.'],
])('a draft is checked against a text in %s as the server checks it', async (language, content) => {
  const draft: Draft = { format: 'twitter', posts: [content, 'Sales rose by 12% in Leeds.'] };
  const { claims } = checkDraft(draft, readSource(content)).checks;
  expect(await answerCheck({ content, draft: null })).toEqual({ language, claims: null, origins: null });
  expect(await answerCheck({ content, draft })).toMatchObject({ language, claims });
});

it('a draft keeps what a model found in a sentence that is still there', async () => {
  const content = 'The depot has 7 buses.';
  const said = 'Passengers adore the 7 buses.';
  const place = { start: 0, end: said.length, source: null };
  const found = { kind: 'statement', text: said, ...place, rule: 'model-not-stated' } as const;
  const rulesOf = async (post: string) => {
    const draft: Draft = { format: 'twitter', posts: [`It is Monday. ${post}`] };
    const edited = { draft, checks: { ...checkDraft(draft, readSource(content)).checks, claims: [found] } };
    return (await answerCheck({ content, draft, edited })).claims?.map(({ rule }) => rule);
  };
  expect(await rulesOf(said)).toContain('model-not-stated');
  expect(await rulesOf('Passengers fill the 7 buses.')).not.toContain('model-not-stated');
});
