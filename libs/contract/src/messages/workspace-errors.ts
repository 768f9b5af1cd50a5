import { PLANS } from '../plans.js';
import { withStatus } from './with-status.js';

export const WORKSPACE_ERRORS = {
  ...withStatus(400, {
    SLUG_INVALID: 'An address has 3 to 40 lower-case letters, digits and single hyphens.',
    WORKSPACE_NAME_INVALID: 'A name has 1 to 60 plain characters.',
    ROLE_UNKNOWN: 'Unknown role.',
    INVITATION_INVALID: 'An invitation needs a role, days and a number of uses.',
  }),
  ...withStatus(403, {
    ROLE_FORBIDS: 'Your role in this workspace does not allow this.',
    WORKSPACE_READ_ONLY:
      'This workspace can only be read: its owner has no plan with team collaboration any more.',
    TEAM_PLAN_REQUIRED:
      'Several workspaces and members are part of the Agency plan. Please upgrade to Agency.',
    WORKSPACE_CLOSED:
      'This workspace is closed to its members: its owner left the Agency plan more than 30 days ago. Its texts are kept.',
    INVITATION_OF_ANOTHER: 'This invitation was sent to another address. Please log in with that one.',
    ADDRESS_UNPROVEN: 'Please confirm your own email address first: the mail about it has a link.',
  }),
  ...withStatus(409, {
    WORKSPACE_ARCHIVED:
      'This workspace is archived. Its owner can bring it back; until then it can only be read.',
    TOO_MANY_WORKSPACES: `Your plan has no more workspaces: Free and Pro have one, Agency has ${PLANS.agency.workspaces}.`,
    TOO_MANY_PEOPLE: `All ${PLANS.agency.people} seats of the owner’s plan are taken. Somebody has to leave first.`,
    SLUG_TAKEN: 'This address is taken. Please choose another one.',
    WORKSPACE_IS_DEFAULT: 'Your default workspace cannot be deleted.',
    WORKSPACE_IS_SHARED: 'Others work in your workspaces. Please hand them over or delete them first.',
    ALREADY_INVITED: 'This address has an open invitation. You can send it again or take it back.',
    ALREADY_MEMBER: 'This address belongs to somebody in this workspace.',
    HAND_OVER_INVALID: 'A workspace can be handed over to one of its members who is on the Agency plan.',
  }),
  ...withStatus(410, {
    INVITATION_GONE: 'There is no such invitation. Please open the whole link, or ask for a new one.',
    INVITATION_EXPIRED: 'This invitation has expired. Please ask whoever invited you for a new one.',
    INVITATION_USED: 'This invitation has been used already. Please ask whoever invited you for a new one.',
    INVITATION_REVOKED: 'This invitation was taken back. Please ask whoever invited you.',
  }),
};
