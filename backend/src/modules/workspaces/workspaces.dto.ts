import {
  INVITATION_LIMITS,
  LIMITS,
  LINK_ROLES,
  type LinkInvitationRequest,
  type MailInvitationRequest,
  SLUG,
  MEMBER_ROLES,
  type ChangeMemberRequest,
  type ChangeWorkspaceRequest,
  type CreateWorkspaceRequest,
  type HandOverRequest,
  type MemberRole,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Matches, Max, Min, ValidateIf } from 'class-validator';
import { AppError } from '../../errors/app-error.js';
import { IsText, IfPresent, orError } from '../../http/contract.pipe.js';
import { IsAddress, normalEmail } from '../users/address.js';

const NAME = orError('WORKSPACE_NAME_INVALID');
const INVITATION = orError('INVITATION_INVALID');

const IsName = (): PropertyDecorator =>
  applyDecorators(IsText(LIMITS.usernameMaxChars, NAME, /^(?=\s*\S)[^\p{Cc}\p{Cf}\p{Cs}]*$/u));

export class CreateWorkspaceDto implements CreateWorkspaceRequest {
  @IsName()
  name: string;
}

export class ChangeWorkspaceDto implements ChangeWorkspaceRequest {
  @IfPresent()
  @IsName()
  name?: string;

  @IfPresent()
  @IsString(orError('SLUG_INVALID'))
  @Matches(SLUG, orError('SLUG_INVALID'))
  slug?: string;

  @IfPresent()
  @IsBoolean(orError('ARCHIVE_INVALID'))
  isArchived?: boolean;
}

export class HandOverDto implements HandOverRequest {
  @IsUUID('loose', orError('HAND_OVER_INVALID'))
  userId: string;
}

export class ChangeMemberDto implements ChangeMemberRequest {
  @IsIn(MEMBER_ROLES, orError('ROLE_UNKNOWN'))
  role: MemberRole;
}

const OfLink = (): PropertyDecorator => ValidateIf(({ email }: CreateInvitationDto) => email === undefined);

export class CreateInvitationDto {
  @IfPresent()
  @IsAddress()
  email?: string;

  @IsIn(MEMBER_ROLES, orError('ROLE_UNKNOWN'))
  role: MemberRole;

  @OfLink()
  @IsInt(INVITATION)
  @Min(1, INVITATION)
  @Max(INVITATION_LIMITS.days, INVITATION)
  days: number;

  @OfLink()
  @IsInt(INVITATION)
  @Min(1, INVITATION)
  @Max(INVITATION_LIMITS.uses, INVITATION)
  maxUses: number;

  toRequest(): MailInvitationRequest | LinkInvitationRequest {
    const { email, role, days, maxUses } = this;
    if (email !== undefined) return { email: normalEmail(email), role };
    const linkRole = LINK_ROLES.find((each) => each === role);
    if (!linkRole) throw new AppError('ROLE_UNKNOWN');
    return { role: linkRole, days, maxUses };
  }
}
