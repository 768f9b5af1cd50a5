const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
};
const fixed = (path: string) => ({ path, getHref: () => path });
const ofWorkspace = (rest: string) => ({
  path: `/w/:slug${rest}`,
  getHref: (slug: string) => `/w/${encodeURIComponent(slug)}${rest}`,
});

/** `path` for the router, `getHref` for links. */
export const paths = {
  home: { path: '/', getHref: (anchor?: 'features' | 'pricing' | 'demo') => (anchor ? `/#${anchor}` : '/') },
  /** `tab`: which one opens. */
  auth: {
    path: '/auth',
    getHref: (query: { returnTo?: string; priceId?: string; tab?: 'register' } = {}) =>
      withQuery('/auth', { ...query }),
  },
  /** `open`: a past transformation; `duplicate`: starts from its source and settings. */
  dashboard: {
    path: '/dashboard',
    getHref: (query: { open?: string; duplicate?: string } = {}) => withQuery('/dashboard', { ...query }),
  },
  library: fixed('/library'),
  /** `voice`: which one opens. */
  voices: fixed('/voices'),
  /** The default workspace has these too. */
  workspace: ofWorkspace(''),
  workspaceDashboard: ofWorkspace('/dashboard'),
  workspaceLibrary: ofWorkspace('/library'),
  workspaceVoices: ofWorkspace('/voices'),
  workspaceSettings: ofWorkspace('/settings'),
  workspaceMembers: ofWorkspace('/settings/members'),
  workspaceInvitations: ofWorkspace('/settings/invitations'),
  workspaceKeys: ofWorkspace('/settings/keys'),
  workspaces: fixed('/workspaces'),
  /** The token is the fragment. */
  invitation: fixed('/invitation'),
  checkout: {
    path: '/checkout',
    getHref: (priceId?: string) => withQuery('/checkout', { priceId }),
  },
  checkoutReturn: {
    path: '/checkout-return',
    getHref: (sessionId: string) => withQuery('/checkout-return', { session_id: sessionId }),
  },
  resetPassword: fixed('/reset-password'),
  confirmAddress: fixed('/confirm-address'),
  changeAddress: fixed('/change-address'),
  contact: fixed('/contact'),
  testimonials: fixed('/testimonials'),
  about: fixed('/about'),
  careers: fixed('/careers'),
  privacyPolicy: fixed('/privacy-policy'),
  terms: fixed('/terms'),
  cookies: fixed('/cookies'),
  helpCenter: fixed('/help-center'),
  documentation: fixed('/documentation'),
  api: fixed('/api'),
  status: fixed('/status'),
} as const;
