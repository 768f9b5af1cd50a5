/* One Jest for the workspace. Source is native ESM; tests are compiled to CommonJS by swc (Jest's own ESM mode
   fails with CommonJS Nest packages), and ESM-only packages are required through Node's require(esm). */
/** Slow to load, and seldom asked for by what imports them: loaded when they are. */
const LAZY = ['tinyld', 'twitter-text', '@repurpose/writing'];
const swc = (jsx) => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: jsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'commonjs', lazy: LAZY },
  sourceMaps: 'inline',
  swcrc: false,
});

const base = {
  rootDir: import.meta.dirname,
  moduleNameMapper: {
    '^@repurpose/(contract|writing|stripe-sandbox|testing)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc(false)], '^.+\\.tsx$': ['@swc/jest', swc(true)] },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/'],
};
const medium = '\\.medium\\.spec\\.ts$';

export default {
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/libs/*/src/**/*.spec.ts',
        '<rootDir>/backend/src/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', medium],
    },
    {
      ...base,
      displayName: 'component',
      testEnvironment: '<rootDir>/frontend/test/jsdom-env.cjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      testMatch: ['<rootDir>/frontend/src/**/*.spec.ts', '<rootDir>/frontend/src/**/*.spec.tsx'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '\\.(css|woff2|svg)(\\?url)?$': '<rootDir>/frontend/test/asset.cjs',
      },
    },
    {
      ...base,
      displayName: 'medium',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/backend/src/**/*.medium.spec.ts'],
    },
    {
      ...base,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/backend/test/**/*.spec.ts'],
    },
    {
      // Not part of npm test: see scripts/faults.ts.
      ...base,
      displayName: 'faults',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/backend/test/faults/**/*.faults.ts'],
    },
    {
      ...base,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/frontend/e2e/**/*.spec.ts'],
    },
  ],
};
