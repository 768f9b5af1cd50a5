import { LIMITS, type ImportRequest } from '@repurpose/contract';
import { IsString, MaxLength } from 'class-validator';
import { orError } from '../../http/contract.pipe.js';

export class ImportDto implements ImportRequest {
  @IsString(orError('PAGE_ADDRESS_INVALID'))
  @MaxLength(LIMITS.urlChars, orError('PAGE_ADDRESS_INVALID'))
  url: string;
}
