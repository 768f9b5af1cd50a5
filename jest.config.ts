/*
 * One Jest for the workspace; Nx runs its projects. swc compiles specs and sources to CommonJS, because Jest's own ESM mode
 * fails with CommonJS Nest packages. ESM-only packages (Nest 12) are loaded by require(esm), which Jest offers only under
 * NODE_OPTIONS=--experimental-vm-modules (nx.json).
 */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Slow to load and rarely needed, so they are evaluated on first use. */
const LAZY = ['tinyld', 'twitter-text', '@repurpose/writing'];

const swc = (tsx: boolean): object => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'commonjs', lazy: LAZY },
  // In files of their own: Node would parse them with each module of each spec.
  sourceMaps: true,
  swcrc: false,
});

/** Libraries are compiled from their sources; `./x.js` resolves to `./x.ts`. */
const MODULES = {
  '^@repurpose/(contract|writing|stripe-sandbox|mail-sandbox|testing)$': '<rootDir>/libs/$1/src/index.ts',
  '^@repurpose/writing/hidden-nodes$': '<rootDir>/libs/writing/src/source/hidden/hidden-nodes.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const shared: Project = {
  rootDir: import.meta.dirname,
  moduleNameMapper: MODULES,
  transform: { '^.+\\.ts$': ['@swc/jest', swc(false)], '^.+\\.tsx$': ['@swc/jest', swc(true)] },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/', '<rootDir>/.nx/'],
};

/** The specs of one tier in one project. */
const tests = (displayName: string, testMatch: string, own: Project = {}): Project => ({
  ...shared,
  testEnvironment: 'node',
  displayName,
  testMatch: [`<rootDir>/${testMatch}`],
  ...own,
});
const MEDIUM = '\\.medium\\.spec\\.ts$';

const config: Config = {
  // The longest journey takes half a minute of an idle machine.
  testTimeout: 180_000,
  projects: [
    tests('contract', 'libs/contract/src/**/*.spec.ts'),
    tests('writing', 'libs/writing/src/**/*.spec.ts'),
    tests('stripe-sandbox', 'libs/stripe-sandbox/**/*.spec.ts'),
    tests('mail-sandbox', 'libs/mail-sandbox/**/*.spec.ts'),
    tests('scripts', 'scripts/**/*.spec.ts'),
    tests('backend', 'backend/src/**/*.spec.ts', {
      testPathIgnorePatterns: ['/node_modules/', '/dist/', MEDIUM],
    }),
    tests('frontend', 'frontend/src/**/*.spec.{ts,tsx}', {
      testEnvironment: '<rootDir>/frontend/test/jsdom-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: {
        ...MODULES,
        '\\.(css|woff2|svg)(\\?url)?$': '<rootDir>/frontend/test/asset.ts',
        '^virtual:sample$': '<rootDir>/frontend/test/sample.ts',
      },
    }),
    tests('medium', 'backend/src/**/*.medium.spec.ts'),
    tests('e2e', 'backend/test/**/*.spec.ts'),
    tests('journeys', 'frontend/e2e/**/*.spec.ts'),
    // `npm run test:faults`
    tests('faults', 'backend/test/faults/**/*.faults.ts'),
  ],
};
export default config;
