import { API_KEY, KEY_SCOPE_KEYS, type CreateKeyRequest, type KeyScope } from '@repurpose/contract';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn } from 'class-validator';
import { IsText, orError } from '../../http/contract.pipe.js';

const NAME = orError('KEY_NAME_INVALID');
const SCOPES = orError('KEY_SCOPES_INVALID');

export class CreateKeyDto implements CreateKeyRequest {
  @IsText(API_KEY.nameMaxChars, NAME, /^(?=\s*\S)[^\p{Cc}\p{Cf}\p{Cs}]*$/u)
  name: string;

  @IsArray(SCOPES)
  @ArrayNotEmpty(SCOPES)
  @ArrayMaxSize(KEY_SCOPE_KEYS.length, SCOPES)
  @IsIn(KEY_SCOPE_KEYS, { ...SCOPES, each: true })
  scopes: KeyScope[];

  @IsIn(API_KEY.days, orError('KEY_DAYS_INVALID'))
  days: CreateKeyRequest['days'];
}
