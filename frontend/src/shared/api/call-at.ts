/** Fills in the path's ids: `callAt(API.voice, { voiceId })`. */
export const callAt = (
  { method, path }: { method: string; path: string },
  ids: Readonly<Record<string, string | number>>,
) => ({
  method,
  path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
});
