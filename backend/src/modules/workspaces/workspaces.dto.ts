import {
  INVITATION_LIMITS,
  LIMITS,
  LINK_ROLES,
  MEMBER_ROLES,
  type ChangeMemberRequest,
  type CreateInvitationRequest,
  type HandOverRequest,
  type LinkRole,
  type MemberRole,
  type NameWorkspaceRequest,
} from '@repurpose/contract';
import { IsIn, IsInt, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { orError } from '../../http/contract.pipe.js';

const NAME = orError('WORKSPACE_NAME_INVALID');
const INVITATION = orError('INVITATION_INVALID');

export class NameWorkspaceDto implements NameWorkspaceRequest {
  @IsString(NAME)
  @MaxLength(LIMITS.usernameMaxChars, NAME)
  @Matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*[^\s\p{Cc}\p{Cf}\p{Cs}][^\p{Cc}\p{Cf}\p{Cs}]*$/u, NAME)
  name: string;
}

export class HandOverDto implements HandOverRequest {
  @IsUUID('loose', orError('HAND_OVER_INVALID'))
  userId: string;
}

export class ChangeMemberDto implements ChangeMemberRequest {
  @IsIn(MEMBER_ROLES, orError('ROLE_UNKNOWN'))
  role: MemberRole;
}

export class CreateInvitationDto implements CreateInvitationRequest {
  @IsIn(LINK_ROLES, orError('ROLE_UNKNOWN'))
  role: LinkRole;

  @IsInt(INVITATION)
  @Min(1, INVITATION)
  @Max(INVITATION_LIMITS.days, INVITATION)
  days: number;

  @IsInt(INVITATION)
  @Min(1, INVITATION)
  @Max(INVITATION_LIMITS.uses, INVITATION)
  maxUses: number;
}
