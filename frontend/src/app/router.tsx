import { Route, Routes } from 'react-router';
import { Framed } from './layouts/framed.js';
import { SiteLayout } from './layouts/site-layout.js';
import { NOT_FOUND, PAGES } from './pages.js';

/** All routes of the site; the frame (header, footer, toasts) stands around every one. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {PAGES.map(({ path, frame, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Framed frame={frame}>
                <Page />
              </Framed>
            }
          />
        ))}
        <Route path={NOT_FOUND.path} element={<NOT_FOUND.Page />} />
      </Route>
    </Routes>
  );
}
