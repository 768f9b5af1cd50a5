import type { Config } from '@react-router/dev/config';

/** No server of ours renders: every page is written at build time and completed in the browser. */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  ssr: false,
  // The server sends `/404` for every address that is no page.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
