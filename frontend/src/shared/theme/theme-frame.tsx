import { useState, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { styleCache } from './style-cache.js';
import { createAppTheme } from './theme.js';
import 'virtual:theme.css';

let pageTheme: Theme | undefined;

/**
 * Around everything that uses MUI. `data-theme` on `<html>` has the scheme, so this is not Material's provider, which
 * would store and switch one.
 */
export default function ThemeFrame({ children }: { children: ReactNode }) {
  // Made here, not with the module: a phone takes long for it, and React may pause before.
  const [theme] = useState(() => (pageTheme ??= createAppTheme()));
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
