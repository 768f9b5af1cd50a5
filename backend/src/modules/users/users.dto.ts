import type { Notices } from '@repurpose/contract';
import { IsBoolean } from 'class-validator';
import { orError } from '../../http/contract.pipe.js';

export class NoticesDto implements Notices {
  @IsBoolean(orError('NOTICES_INVALID'))
  runEnded: boolean;
}
