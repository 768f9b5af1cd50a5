import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { styleCache } from '../src/shared/theme/style-cache.js';
import './worker.js';

configure({
  // A loaded machine may be many times slower. A passing test never waits this long.
  asyncUtilTimeout: 60_000,
  // A `find` asks until it finds: the default prints the whole page into each error before.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// jsdom has no scrolling: each change of page would print an error.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom lays nothing out.
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A mouse.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

// jsdom would match every rule of MUI's styles against every element a query looks at.
styleCache.sheet.container = document.createElement('div');
