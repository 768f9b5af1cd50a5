import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { tokensCss } from './src/shared/theme/tokens.js';

async function run<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(import.meta.dirname, file), {
    configFile: false,
    root: import.meta.dirname,
    resolve: { conditions: ['source', 'node'] },
  });
  return module;
}

/** A module that is made when the site is built. */
const made = (id: string, make: () => string | Promise<string>): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : null),
  load: (asked) => (asked === `\0${id}` ? make() : null),
});

/** MUI's variables, the same on every page, so that no page has to make them. */
const theme = async () =>
  (await run<typeof import('./src/shared/theme/theme.js')>('src/shared/theme/theme.ts')).themeCss();

/** Not in the page's loader, whose time is limited. */
async function sample(): Promise<string> {
  const file = 'src/features/landing/content/write-sample.ts';
  const { writeSample } = await run<typeof import('./src/features/landing/content/write-sample.js')>(file);
  return `export default ${JSON.stringify(writeSample())}`;
}

const modules = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/** Not style sheets: imports give their order. */
const sources = (pattern: RegExp) => (id: string) => /\.tsx?$/.test(id) && pattern.test(id);

/** Shared code in a few files: a dozen small ones compress worse and cost a request each. */
const GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown/,
    priority: 5,
  },
  {
    name: 'redux',
    test: modules('@reduxjs|react-redux|redux|immer|reselect|redux-thunk|use-sync-external-store'),
    priority: 5,
  },
  // MUI on most pages, and its style engine.
  {
    name: 'mui',
    test: modules(
      '@mui/(?!material|x-)|@mui/material/(styles|utils|internal|Accordion|AccordionDetails|AccordionSummary|Alert|AlertTitle|Box|Button|Card|Checkbox|Chip|Collapse|Container|FormControl|FormControlLabel|FormHelperText|FormLabel|IconButton|InputBase|InputLabel|Link|List|ListItem|NativeSelect|OutlinedInput|Skeleton|Snackbar|Stack|Typography)|@emotion|stylis',
    ),
    priority: 5,
  },
  // Every page's.
  {
    name: 'site',
    test: sources(
      /libs[\\/]contract[\\/]src[\\/](brand|formats|messages[\\/]landing-messages|plans|calls[\\/]protected)|shared[\\/](paths|prices|report|page-meta|theme[\\/](scheme|tokens)|session[\\/]session-hint|ui[\\/](button|site-icon|logo|part|quotes))|app[\\/]layouts[\\/]site/,
    ),
    priority: 4,
  },
  // Most pages of the app.
  {
    name: 'app',
    test: sources(
      /shared[\\/](transformations[\\/]excerpt|forms[\\/](text|select)-field|ui[\\/](icon|loading|note|page-ahead|panel|row|small-button|upload-button))/,
    ),
    priority: 2,
  },
  // Quoted by text pages, which would otherwise load the store.
  { name: 'limits', test: sources(/libs[\\/]contract[\\/]src[\\/](limits|calls[\\/]keys)/), priority: 3 },
  // Calls, also on pages without the store.
  {
    name: 'call',
    test: sources(/contract[\\/]src[\\/]calls[\\/]api\.|shared[\\/]api[\\/](call|failure)\./),
    priority: 3,
  },
  // Not the table of all errors: each page has those it can name itself.
  {
    name: 'messages',
    test: sources(/contract[\\/]src[\\/]messages[\\/](messages|upload|with)/),
    priority: 3,
  },
  // Pages that make calls.
  {
    name: 'store',
    test: sources(
      /libs[\\/]contract[\\/]src[\\/](?!messages|voices|calls[\\/]v1)|frontend[\\/]src[\\/](app[\\/](store|layouts[\\/](session-links|store-parts))|shared[\\/](?!theme|forms|outputs|toasts[\\/]toast-region|session[\\/](logout-button|signed-in|unsaved-dialog)|voices[\\/](trait-|voice-words)|transformations[\\/]excerpt|ui[\\/]|identity[\\/]firebase))/,
    ),
    priority: 1,
  },
  // The dashboard and its lazy parts.
  {
    name: 'desk',
    test: sources(
      /libs[\\/]writing[\\/]src[\\/]platforms[\\/]rules|features[\\/]repurpose[\\/](repurpose\.api|voice-choice|run[\\/]run-state|results[\\/](not-loaded|history-panel))/,
    ),
    priority: 0.5,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    made('virtual:tokens.css', tokensCss),
    made('virtual:theme.css', theme),
    made('virtual:sample', sample),
    reactRouter(),
  ],
  // Libraries are bundled from source, without a build of their own, and only what is used.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@repurpose\//],
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
  },
  // `npm run dev`: the product's one origin.
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // `/api` itself is a page. A public link's page uses the built assets.
    proxy: { '^/((api|s|assets)/|dev/mail)': process.env['API_URL'] ?? 'http://127.0.0.1:3001' },
  },
  // Prerendering asks the preview server, and `/api` is a page.
  preview: { host: '127.0.0.1', strictPort: false, proxy: {} },
});
