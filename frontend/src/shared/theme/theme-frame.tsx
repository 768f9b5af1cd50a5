import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { styleCache } from './style-cache.js';
import { theme } from './theme.js';

/** Around everything that uses MUI. `data-theme` on `<html>` has the scheme, so MUI stores none. */
export default function ThemeFrame({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
