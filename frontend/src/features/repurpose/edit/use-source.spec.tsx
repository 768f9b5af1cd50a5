import { renderHook, waitFor } from '@testing-library/react';
import { readSource } from '@repurpose/writing';
import { useSource } from './use-source.js';

it.each([
  ['en', 'The library closed, but the readers stayed in the town.', true],
  ['de', 'Die Bibliothek wurde geschlossen, aber die Leser sind in der Stadt geblieben.', true],
  ['ja', '図書館は閉まりましたが、読者は町に残りました。', true],
  ['pl', 'Biblioteka została zamknięta, ale czytelnicy pozostali w mieście.', false],
  ['ru', 'Библиотека закрылась, но читатели остались в городе.', false],
])('a text in %s is read as the server reads it', async (language, content, isReadAtOnce) => {
  const { result } = renderHook(() => useSource(content));
  expect(result.current !== null).toBe(isReadAtOnce);
  await waitFor(() => expect(result.current).not.toBeNull(), { timeout: 20_000 });
  const { toContent, ...read } = result.current ?? readSource('');
  const { toContent: serversWay, ...served } = readSource(content);
  expect([read.language, toContent(4)]).toEqual([language, serversWay(4)]);
  expect(read).toEqual(served);
});
