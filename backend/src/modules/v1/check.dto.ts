import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { FORMAT_KEYS, LIMITS, type FormatKey } from '@repurpose/contract';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { IsContent } from '../transform/admission/transform.dto.js';
import { IfPresent, orError } from '../../http/contract.pipe.js';

const TEXT = { minLength: 1, maxLength: LIMITS.contentChars };

@ApiSchema({ name: 'CheckRequest' })
export class CheckRequestDto {
  @ApiProperty({ ...TEXT, description: 'What the text was made from.' })
  @IsContent()
  source: string;

  @ApiProperty({ ...TEXT, description: 'The text to check.' })
  @IsContent()
  text: string;

  @ApiProperty({
    description: 'Formats whose limits the text is measured against.',
    enum: [...FORMAT_KEYS],
    isArray: true,
    maxItems: LIMITS.formats,
    required: false,
  })
  @IfPresent()
  @IsArray(orError('FORMAT_UNKNOWN'))
  @ArrayMaxSize(LIMITS.formats, orError('FORMATS_TOO_MANY'))
  @IsIn(FORMAT_KEYS, { ...orError('FORMAT_UNKNOWN'), each: true })
  formats?: FormatKey[];
}
