import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { styleCache } from '../src/shared/theme/style-cache.js';
import './worker.js';

// A loaded machine may be many times slower than an idle one; a passing test never waits this long.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no scrolling; without this each change of page would print an error.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// MUI's styles stay out of the document: jsdom would match every rule against every element a query looks at.
styleCache.sheet.container = document.createElement('div');
