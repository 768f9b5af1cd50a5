/** A call of the contract with the ids of its path filled in: `callAt(API.voice, { voiceId })`. */
export const callAt = (
  { method, path }: { method: string; path: string },
  ids: Readonly<Record<string, string | number>>,
) => ({
  method,
  path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
});
