import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.js';
import { ShownContext } from './app/layouts/shown.js';
import { loadPage } from './app/pages.js';
import { createRoot, hydrateRoot } from './app/react-root.js';
import './app/styles/fonts.css';
import './app/styles/base.css';
import './shared/ui/ui.css';
import './app/layouts/layouts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const siteThatTells = (shown: () => void) => (
  <StrictMode>
    <ShownContext value={shown}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ShownContext>
  </StrictMode>
);

await loadPage(window.location.pathname);
// The page's start script waits for this module: it ends when the page answers.
await new Promise<void>((shown) => {
  const site = siteThatTells(shown);
  // A prerendered page already carries its markup; as a transition it is taken over in slices, between what the reader does.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
});
