import { LIMITS, type ImportRequest } from '@repurpose/contract';
import { IsText, orError } from '../../http/contract.pipe.js';

export class ImportDto implements ImportRequest {
  @IsText(LIMITS.urlChars, orError('PAGE_ADDRESS_INVALID'))
  url: string;
}
