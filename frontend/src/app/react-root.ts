import { stackTraceLimit } from './no-stacks.js';
import { createRoot, hydrateRoot } from 'react-dom/client';

Error.stackTraceLimit = stackTraceLimit;

/** React for the browser, evaluated before and apart from the app. */
export { createRoot, hydrateRoot };
