/** The plan's list sells it with Agency. Remove this when it exists. */
export const AHEAD_OF_AGENCY =
  'White-labeling is being built. Today Agency brings unlimited transformations, workspaces for teams and clients, and the API.';
