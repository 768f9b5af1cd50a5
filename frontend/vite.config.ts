import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { schemeScript } from './src/shared/theme/scheme-script.js';
import { tokensCss } from './src/shared/theme/tokens.js';

/** Colours and scheme stand in the page itself, so the first paint already has them (no flash, no extra request). */
function inlineTheme(): Plugin {
  return {
    name: 'repurpose-inline-theme',
    // Before Vite's own minifier, which would drop the marks.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('/*TOKENS*/', () => tokensCss()).replace('/*SCHEME*/', () => schemeScript()),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineTheme()],
  // Libraries are compiled from source, so the page needs no build of theirs and takes only what it uses.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read by prerender.ts, which removes it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 3,
            },
            // Evaluated in a task of its own.
            { name: 'react-root', test: /frontend[\\/]src[\\/]app[\\/](react-root|no-stacks)/, priority: 3 },
            // What every page needs, in one file: a dozen small ones compress worse and cost a request each.
            {
              name: 'site',
              test: /libs[\\/]contract[\\/]src[\\/](?!errors|settings)|frontend[\\/]src[\\/](app[\\/](?!entry|store-frame|store\.|layouts[\\/](session-links|store-parts))|shared[\\/](paths|prices|report|api[\\/](call|failure)|session[\\/]session-hint|ui[\\/](?!sheet|section)))|vite[\\/]preload/,
              priority: 2,
            },
            // The store and what works with it: session, calls, toasts.
            {
              name: 'store',
              test: /frontend[\\/]src[\\/](app[\\/](store|layouts[\\/](session-links|store-parts))|shared[\\/](api|session|toasts))/,
              priority: 1,
            },
            {
              name: 'redux',
              test: /node_modules[\\/](@reduxjs|react-redux|redux|immer|reselect|redux-thunk|use-sync-external-store)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  // `npm run dev`: this port is the product's one origin.
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // `/api` itself is a page. A public link's page uses the built assets.
    proxy: { '^/(api|s|assets)/': process.env['API_URL'] ?? 'http://127.0.0.1:3001' },
  },
});
