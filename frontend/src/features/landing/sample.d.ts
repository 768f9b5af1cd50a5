/** Written by `vite.config.ts`. */
declare module 'virtual:sample' {
  const sample: import('./content/sample.types.js').Sample;
  export default sample;
}
