import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { paths } from '../shared/paths.js';

/** Pages under the app layout use MUI and the store. The others are light. */
export default [
  index('../features/landing/landing-page.tsx'),
  route(paths.testimonials.path, '../features/info/testimonials-page.tsx'),
  route(paths.about.path, '../features/info/about-page.tsx'),
  route(paths.careers.path, '../features/info/careers-page.tsx'),
  route(paths.privacyPolicy.path, '../features/info/privacy-policy-page.tsx'),
  route(paths.terms.path, '../features/info/terms-page.tsx'),
  route(paths.cookies.path, '../features/info/cookies-page.tsx'),
  route(paths.helpCenter.path, '../features/info/help-center-page.tsx'),
  route(paths.documentation.path, '../features/info/documentation-page.tsx'),
  route(paths.api.path, '../features/info/api-page.tsx'),
  route(paths.status.path, '../features/info/status-page.tsx'),
  route(paths.contact.path, '../features/contact/contact-page.tsx'),
  layout('layouts/app-layout.tsx', [
    route(paths.auth.path, '../features/auth/auth-page.tsx'),
    route(paths.resetPassword.path, '../features/auth/reset-password-page.tsx'),
    route(paths.confirmAddress.path, '../features/auth/confirm-address-page.tsx'),
    route(paths.changeAddress.path, '../features/auth/change-address-page.tsx'),
    route(paths.dashboard.path, '../features/repurpose/dashboard-page.tsx'),
    route(paths.library.path, '../features/library/library-page.tsx'),
    route(paths.voices.path, '../features/voices/voices-page.tsx'),
    route(paths.workspaces.path, '../features/workspaces/workspaces-page.tsx'),
    route(paths.invitation.path, '../features/workspaces/invitation-page.tsx'),
    route(paths.workspace.path, '../features/workspaces/workspace-layout.tsx', [
      index('../features/workspaces/workspace-index.tsx'),
      route(paths.workspaceDashboard.path, '../features/repurpose/dashboard-page.tsx', {
        id: 'workspace-dashboard',
      }),
      route(paths.workspaceLibrary.path, '../features/library/library-page.tsx', {
        id: 'workspace-library',
      }),
      route(paths.workspaceVoices.path, '../features/voices/voices-page.tsx', { id: 'workspace-voices' }),
      route(paths.workspaceSettings.path, '../features/workspaces/settings/settings-layout.tsx', [
        index('../features/workspaces/settings/general-page.tsx'),
        route(paths.workspaceMembers.path, '../features/workspaces/settings/members-page.tsx'),
        route(paths.workspaceInvitations.path, '../features/workspaces/settings/invitations-page.tsx'),
        route(paths.workspaceKeys.path, '../features/workspaces/settings/keys-page.tsx'),
      ]),
    ]),
    route(paths.checkout.path, '../features/billing/checkout-page.tsx'),
    route(paths.checkoutReturn.path, '../features/billing/checkout-return-page.tsx'),
  ]),
  route('*', '../features/info/not-found-page.tsx'),
] satisfies RouteConfig;
