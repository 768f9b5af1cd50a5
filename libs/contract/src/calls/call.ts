export const call =
  <Method extends string>(method: Method) =>
  <const Path extends string>(path: Path) =>
    ({ method, path }) as const;

export const get = call('GET');
export const post = call('POST');
