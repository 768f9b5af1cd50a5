import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { styleCache } from './style-cache.js';
import { theme } from './theme.js';

/** Around everything that uses MUI. The scheme is `data-theme` on `<html>`, so MUI stores none. */
export default function ThemeFrame({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
