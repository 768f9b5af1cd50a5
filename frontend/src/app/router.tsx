import { Route, Routes } from 'react-router';
import { SiteLayout } from './layouts/site-layout.js';
import { ControlsFrame } from './layouts/controls-frame.js';
import { NotFoundPage } from './layouts/not-found-page.js';
import { PAGES } from './pages.js';

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
              frame === 'controls' ? (
                <ControlsFrame>
                  <Page />
                </ControlsFrame>
              ) : (
                <Page />
              )
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
