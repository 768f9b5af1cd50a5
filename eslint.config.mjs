import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Forbids imports in files: [patterns, reason]. For each file only the last such entry counts. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([group, message]) => ({ group, message })) },
    ],
  },
});
/** Packages and folders, as written in imports. */
const WORKSPACE = ['contract', 'writing', 'stripe-sandbox', 'mail-sandbox', 'testing', 'backend', 'frontend'];
const outside = (...allowed) => [
  [
    ...WORKSPACE.filter((name) => !allowed.includes(name)).flatMap((name) => [
      `@repurpose/${name}`,
      `@repurpose/${name}/**`,
    ]),
    ...['libs', 'backend', 'frontend', 'scripts'].map((folder) => `**/../${folder}/**`),
  ],
  `imports of the workspace: ${allowed.join(', ') || 'none'}`,
];
/** Folders of backend/src and their allowed imports (ARCHITECTURE.md). */
const PLATFORM = {
  config: [],
  errors: [],
  database: ['config'],
  http: ['config', 'database', 'errors'],
  metrics: ['config', 'errors', 'http'],
  tracing: ['config', 'http'],
  'safe-fetch': [],
};
const MODULES = {
  billing: [],
  users: ['billing', 'sharing', 'transform'],
  auth: ['mail', 'users', 'workspaces'],
  mail: [],
  transform: ['billing'],
  sharing: ['transform'],
  content: [],
  webhooks: ['billing'],
  notices: ['mail'],
  workspaces: ['mail', 'users'],
  keys: ['mail', 'workspaces'],
  v1: ['billing', 'keys', 'transform'],
  health: ['auth', 'billing', 'transform'],
};
const folders = (allowed, name) => [
  [...Object.keys(PLATFORM), ...Object.keys(MODULES)]
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => `**/${other}/**`),
  `${name} imports of backend/src: ${allowed.join(', ') || 'none'}`,
];
const backendFolder = (path, name, allowed) => [
  forbid(
    [`backend/src/${path}/**`],
    [outside('contract', 'writing'), folders(allowed, name)],
    ['**/*.spec.ts'],
  ),
];
/** Folders of libs/writing/src in import order: each imports only earlier ones. Specs may import all. */
const WRITING = [
  'text',
  'platforms',
  'languages',
  'source',
  'annotate',
  'claims',
  'formats',
  'stock-phrases',
  'voice',
  'offline',
  'prompts',
  'previews',
  'export',
  'evaluate',
];
const PURE = [['node:*'], 'writing is pure and runs in the browser'];
const features = [
  ...['landing', 'auth', 'repurpose', 'library', 'billing'],
  ...['contact', 'info', 'voices', 'workspaces'],
];
/** Parts of MUI that the page takes from `shared/`: its own are wired there once, and `TextField` and `Select` cost a menu. */
const WRAPPED = [
  [
    ...['TextField', 'Select', 'FormControl', 'InputLabel', 'RadioGroup', 'Radio'],
    ...['Dialog*', 'IconButton', 'Snackbar', 'CircularProgress'],
  ].map((name) => `@mui/material/${name}`),
  'shared/forms, shared/ui and shared/toasts wrap it',
];

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.local/**',
      'artefacts/**',
      'tools/**',
      '.nx/**',
      '**/.react-router/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    plugins: { regexp },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      complexity: ['error', 14],
      eqeqeq: 'error',
      // a pattern that backtracks can stop a process
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true }] } },
  { files: ['frontend/src/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    files: ['**/*.spec.{ts,tsx}', 'backend/test/**', 'frontend/e2e/**', 'frontend/test/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Nest reads constructor parameter types at run time: a type-only import would erase them.
    files: ['backend/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['scripts/**', 'backend/bench/**', '*.mjs', 'frontend/vite.config.*', '**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      ...['backend/src/config/**', 'libs/*-sandbox/src/main.ts', '**/vite.config.ts'],
      ...['scripts/**', 'backend/bench/**', 'backend/test/**', 'frontend/e2e/**'],
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'config/ reads the environment; inject ENV',
        },
        {
          selector: 'Literal[regex.pattern=/.{201}/], Literal[value=/^(?=.*[|].*[|]).{201}/]',
          message: 'make the pattern of tables of words (oneOf) and named parts',
        },
        {
          selector: ['Literal[regex.pattern=', 'Literal[value=', 'TemplateElement[value.raw=']
            .map((literal) => `${literal}${String.raw`/\(\?(?:[ims]+|[ims]*-[ims]+):/`}]`)
            .join(', '),
          message: 'V8 compiles modifiers such as (?-i:…) wrongly: the flag i is then off around them too',
        },
      ],
    },
  },
  forbid(['libs/contract/**', 'libs/testing/**', 'libs/*-sandbox/**'], [outside()]),
  forbid(['libs/writing/**'], [outside('contract', 'testing')]),
  forbid(['frontend/src/**'], [outside('contract', 'writing'), WRAPPED]),
  {
    files: ['frontend/src/**'],
    ignores: ['frontend/src/shared/api/**', '**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
          name,
          message: 'calls are endpoints; shared/api makes them',
        })),
      ],
    },
  },
  forbid(['scripts/**'], [outside('backend')]),
  ...WRITING.map((folder, at) => ({
    ...forbid(
      [`libs/writing/src/${folder}/**`],
      [
        PURE,
        outside('contract'),
        [
          ['**/index.js', ...WRITING.slice(at + 1).map((later) => `**/${later}/**`)],
          `${folder} imports only the folders before it (WRITING)`,
        ],
      ],
    ),
    ignores: ['**/*.spec.ts', '**/*.fixture.ts'],
  })),
  forbid(['backend/src/*.ts'], [outside('contract', 'writing')], ['**/*.spec.ts']),
  ...Object.entries(PLATFORM).flatMap(([name, allowed]) => backendFolder(name, name, allowed)),
  ...Object.entries(MODULES).flatMap(([name, allowed]) =>
    backendFolder(`modules/${name}`, name, [...Object.keys(PLATFORM), ...allowed]),
  ),
  ...backendFolder('cli', 'cli', ['config', 'transform', 'v1']),
  forbid(
    ['frontend/src/shared/**'],
    [
      outside('contract', 'writing'),
      [['**/features/**', '**/app/**'], 'shared knows neither features nor app'],
    ],
  ),
  ...features.map((name) =>
    forbid(
      [`frontend/src/features/${name}/**`],
      [
        outside('contract', 'writing'),
        WRAPPED,
        [['**/app/**'], 'a feature does not know app'],
        [
          features
            .filter((f) => f !== name)
            .map((f) => `**/features/${f}/**`)
            .concat(features.filter((f) => f !== name).map((f) => `../${f}/**`)),
          'no feature imports another',
        ],
      ],
    ),
  ),
  prettier,
);
