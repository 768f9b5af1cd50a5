/**
 * React makes a few errors while it is evaluated. In a browser that is being watched (its developer tools, Lighthouse),
 * the place of each is looked up at once, by parsing all of React a second time: from this module to the end of
 * `react-root.ts`, errors have no stack.
 */
export const { stackTraceLimit } = Error;
Reflect.deleteProperty(Error, 'stackTraceLimit');
