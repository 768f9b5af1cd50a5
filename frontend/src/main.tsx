import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.js';
import { loadPage } from './app/pages.js';
import { createRoot, hydrateRoot } from './app/react-root.js';
import './app/styles/fonts.css';
import './app/styles/base.css';
import './shared/ui/ui.css';
import './app/layouts/layouts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

await loadPage(window.location.pathname);
// A prerendered page already carries its markup; as a transition it is taken over in slices, between what the reader does.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
