import { filtersOf, isNarrowed, readSearch, toQuery, withoutFilters, writeSearch } from './search-state.js';

const read = (address: string) => readSearch(new URLSearchParams(address));

it.each([
  '',
  'q=bread+and+butter',
  'view=archive&q=%E6%9D%B1%E4%BA%AC',
  'q=a&format=email&state=failed&tag=SEO+%26+co&from=2026-01-01&to=2026-01-31',
])('keeps the search of the address “%s”', (address) => {
  expect(writeSearch(read(address)).toString()).toBe(address);
});

it('leaves out what makes no sense in an address', () => {
  expect(writeSearch(read('format=fax&state=odd&from=yesterday&to=2026-13-45&view=x')).toString()).toBe('');
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('asks for whole days of the reader’s own calendar', () => {
  const { from, before } = toQuery(read('from=2026-03-01&to=2026-03-31'));
  expect(new Date(from ?? '').toString()).toContain('Mar 01 2026 00:00:00');
  expect(new Date(before ?? '').toString()).toContain('Apr 01 2026 00:00:00');
});

it('names the filters that are set and takes them away', () => {
  const search = read('view=archive&q=a&format=email&tag=SEO&from=2026-01-01');
  expect(filtersOf(search).map(({ label }) => label)).toEqual([
    'Email Newsletter',
    'Tag: SEO',
    'From 2026-01-01',
  ]);
  expect([isNarrowed(search), isNarrowed(withoutFilters(search))]).toEqual([true, false]);
  expect(writeSearch(withoutFilters(search)).toString()).toBe('view=archive');
});
