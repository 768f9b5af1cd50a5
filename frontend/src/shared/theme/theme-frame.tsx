import { useState, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { styleCache } from './style-cache.js';
import { createAppTheme } from './theme.js';
import 'virtual:theme.css';

let pageTheme: Theme | undefined;

/** Around everything that uses MUI. `data-theme` on `<html>` has the scheme, so MUI stores none. */
export default function ThemeFrame({ children }: { children: ReactNode }) {
  // Made here, not with the module: a phone takes long for it, and React may pause before.
  const [theme] = useState(() => (pageTheme ??= createAppTheme()));
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null} noSsr disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
