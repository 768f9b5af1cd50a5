/** 12,345. By hand: an `Intl.NumberFormat` costs a phone tens of milliseconds. */
export const figure = (count: number): string =>
  String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/gu, ',');

/** "1 credit", "1,200 credits" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
