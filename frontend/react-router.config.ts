import type { Config } from '@react-router/dev/config';

/** Pages are prerendered at build time and completed in the browser. */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  ssr: false,
  // The server sends `/404` for unknown addresses.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
