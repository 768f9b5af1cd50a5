import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Rooms of the house and what they may not import (ARCHITECTURE.md, "Who may know whom"). */
const forbid = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([group, message]) => ({ group, message })) },
    ],
  },
});
const room = (name, forbidden) =>
  forbid(
    [`backend/src/modules/${name}/**`],
    forbidden.map((other) => [[`**/${other}/**`], `${name} may not know ${other}`]),
  );
/** Folders of libs/writing/src, lowest first: each imports only those before it. Specs may import all of them. */
const WRITING = [
  'text',
  'platforms',
  'languages',
  'source',
  'annotate',
  'claims',
  'formats',
  'tells',
  'offline',
  'prompts',
  'previews',
  'export',
  'evaluate',
];
const PURE = [
  ['@repurpose/stripe-sandbox', 'node:*'],
  'writing is pure and runs in the browser: contract only',
];
const features = ['landing', 'auth', 'repurpose', 'library', 'billing', 'contact', 'info'];

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'artefacts/**', 'tools/**', '.nx/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
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
  forbid(
    ['libs/contract/src/**'],
    [[['@repurpose/*', '**/backend/**', '**/frontend/**'], 'contract imports nothing']],
  ),
  ...WRITING.map((folder, at) => ({
    ...forbid(
      [`libs/writing/src/${folder}/**`],
      [
        PURE,
        [
          ['**/index.js', ...WRITING.slice(at + 1).map((later) => `**/${later}/**`)],
          `${folder} imports only the folders before it (WRITING)`,
        ],
      ],
    ),
    ignores: ['**/*.spec.ts', '**/*.fixture.ts'],
  })),
  room('billing', ['users', 'auth', 'transform', 'webhooks', 'sharing']),
  room('users', ['auth', 'transform', 'webhooks', 'sharing']),
  room('auth', ['transform', 'webhooks', 'billing', 'sharing']),
  room('transform', ['users', 'auth', 'webhooks', 'sharing']),
  room('sharing', ['users', 'auth', 'billing', 'webhooks', 'content', 'health']),
  room('webhooks', ['users', 'auth', 'transform', 'sharing']),
  room('content', ['users', 'auth', 'billing', 'transform', 'webhooks', 'health', 'sharing']),
  forbid(
    ['frontend/src/shared/**'],
    [[['**/features/**', '**/app/**'], 'shared knows neither features nor app']],
  ),
  ...features.map((name) =>
    forbid(
      [`frontend/src/features/${name}/**`],
      [
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
