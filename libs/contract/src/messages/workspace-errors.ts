import { PLANS } from '../plans.js';

export const WORKSPACE_ERRORS = {
  ROLE_FORBIDS: { status: 403, message: 'Your role in this workspace does not allow this.' },
  WORKSPACE_READ_ONLY: {
    status: 403,
    message: 'This workspace can only be read: its owner has no plan with team collaboration any more.',
  },
  TEAM_PLAN_REQUIRED: {
    status: 403,
    message: 'Several workspaces and members are part of the Agency plan. Please upgrade to Agency.',
  },
  WORKSPACE_CLOSED: {
    status: 403,
    message:
      'This workspace is closed to its members: its owner left the Agency plan more than 30 days ago. Its texts are kept.',
  },
  WORKSPACE_ARCHIVED: {
    status: 409,
    message: 'This workspace is archived. Its owner can bring it back; until then it can only be read.',
  },
  TOO_MANY_WORKSPACES: {
    status: 409,
    message: `Your plan has no more workspaces: Free and Pro have one, Agency has ${PLANS.agency.workspaces}.`,
  },
  TOO_MANY_PEOPLE: {
    status: 409,
    message: `All ${PLANS.agency.people} seats of the owner’s plan are taken. Somebody has to leave first.`,
  },
  SLUG_INVALID: {
    status: 400,
    message: 'An address has 3 to 40 lower-case letters, digits and single hyphens.',
  },
  SLUG_TAKEN: { status: 409, message: 'This address is taken. Please choose another one.' },
  WORKSPACE_NAME_INVALID: { status: 400, message: 'A name has 1 to 60 plain characters.' },
  WORKSPACE_IS_DEFAULT: { status: 409, message: 'Your default workspace cannot be deleted.' },
  WORKSPACE_IS_SHARED: {
    status: 409,
    message: 'Others work in your workspaces. Please hand them over or delete them first.',
  },
  ROLE_UNKNOWN: { status: 400, message: 'Unknown role.' },
  INVITATION_INVALID: { status: 400, message: 'An invitation needs a role, days and a number of uses.' },
  INVITATION_GONE: {
    status: 410,
    message: 'There is no such invitation. Please open the whole link, or ask for a new one.',
  },
  INVITATION_EXPIRED: {
    status: 410,
    message: 'This invitation has expired. Please ask whoever invited you for a new one.',
  },
  INVITATION_USED: {
    status: 410,
    message: 'This invitation has been used already. Please ask whoever invited you for a new one.',
  },
  INVITATION_REVOKED: {
    status: 410,
    message: 'This invitation was taken back. Please ask whoever invited you.',
  },
  INVITATION_OF_ANOTHER: {
    status: 403,
    message: 'This invitation was sent to another address. Please log in with that one.',
  },
  ALREADY_INVITED: {
    status: 409,
    message: 'This address has an open invitation. You can send it again or take it back.',
  },
  ALREADY_MEMBER: { status: 409, message: 'This address belongs to somebody in this workspace.' },
  ADDRESS_UNPROVEN: {
    status: 403,
    message: 'Please confirm your own email address first: the mail about it has a link.',
  },
  HAND_OVER_INVALID: {
    status: 409,
    message: 'A workspace can be handed over to one of its members who is on the Agency plan.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
