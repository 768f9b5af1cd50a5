import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import {
  FORMAT_KEYS,
  PLAN_KEYS,
  type Claim,
  type FormatKey,
  type OutputChecks,
  type PlanKey,
  type Problem,
  type TransformationStatus,
} from '@repurpose/contract';

const STATUSES: readonly TransformationStatus[] = ['queued', 'running', 'succeeded', 'failed'];
const CLAIM_KINDS: readonly Claim['kind'][] = [
  ...(['number', 'money', 'percent', 'date', 'name', 'quote', 'url', 'statement'] as const),
];
const formats = (description: string) => ({ description, enum: [...FORMAT_KEYS], isArray: true });
const perFormat = (schema: string) => ({
  type: 'object' as const,
  properties: Object.fromEntries(FORMAT_KEYS.map((format) => [format, { $ref: schema } as object])),
  additionalProperties: false,
});

/** RFC 9457. */
@ApiSchema({ name: 'Problem' })
export class ProblemDto implements Omit<Problem, 'code'> {
  @ApiProperty({ description: 'The address of the error in the reference.', format: 'uri-reference' })
  type: string;
  @ApiProperty({ description: 'What the error means.' })
  title: string;
  @ApiProperty({ description: 'The status of the answer.', type: 'integer' })
  status: number;
  @ApiProperty({ description: 'What was wrong this time, as a sentence for people.' })
  detail: string;
  @ApiProperty({ description: 'For programs. It stays the same for as long as `v1` lasts.' })
  code: string;
  @ApiProperty({ description: 'Please name it when you write to us.' })
  requestId: string;
}

@ApiSchema({ name: 'Span' })
export class SpanDto {
  @ApiProperty({ description: 'From 0, in UTF-16 code units.', type: 'integer', minimum: 0 })
  start: number;
  @ApiProperty({ description: 'The first one behind it.', type: 'integer', minimum: 0 })
  end: number;
}

@ApiSchema({ name: 'Claim' })
export class ClaimDto extends SpanDto implements Claim {
  @ApiProperty({ enum: CLAIM_KINDS })
  kind: Claim['kind'];
  @ApiProperty({ description: 'As it stands in the text.' })
  text: string;
  @ApiProperty({
    description: 'Where the source says so; null if it does not.',
    type: SpanDto,
    nullable: true,
  })
  source: SpanDto | null;
  @ApiProperty({
    required: false,
    description: 'Of an unsupported claim: the rule that found it, for programs.',
  })
  rule?: string;
  @ApiProperty({ required: false, description: 'Of an unsupported claim: why, as a sentence for people.' })
  reason?: string;
}

@ApiSchema({ name: 'Checks' })
export class ChecksDto implements OutputChecks {
  @ApiProperty({ type: [ClaimDto] })
  claims: ClaimDto[];
  @ApiProperty({ type: 'integer', minimum: 0 })
  unsupportedClaims: number;
  @ApiProperty({ description: 'Length as the platform counts it; of several parts, the longest.' })
  count: number;
  @ApiProperty({ description: 'In the same unit; null: none.', type: Number, nullable: true })
  limit: number | null;
  @ApiProperty({ description: 'What is counted, for example `weighted characters`.' })
  unit: string;
  @ApiProperty({ type: [String], description: 'Sentences for people.' })
  warnings: string[];
}

@ApiSchema({ name: 'FormatError' })
export class FormatErrorDto {
  @ApiProperty({ description: 'For programs.' })
  code: string;
  @ApiProperty()
  message: string;
}

@ApiSchema({ name: 'FormatResult' })
export class FormatResultDto {
  @ApiProperty({ enum: STATUSES })
  status: TransformationStatus;
  @ApiProperty({ description: 'Null until it has succeeded.', type: String, nullable: true })
  text: string | null;
  @ApiProperty({ type: ChecksDto, nullable: true })
  checks: ChecksDto | null;
  @ApiProperty({ description: 'Null unless it has failed.', type: FormatErrorDto, nullable: true })
  error: FormatErrorDto | null;
}

@ApiSchema({ name: 'Transformation' })
@ApiExtraModels(FormatResultDto)
export class TransformationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({
    enum: STATUSES,
    description: '`succeeded`: at least one format was written. `failed`: none, and nothing was charged.',
  })
  status: TransformationStatus;
  @ApiProperty({
    ...perFormat(getSchemaPath(FormatResultDto)),
    description: 'Each format that was asked for.',
  })
  formats: Partial<Record<FormatKey, FormatResultDto>>;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'TransformationSummary' })
export class TransformationSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: STATUSES })
  status: TransformationStatus;
  @ApiProperty({
    description: 'The source’s title on a line of its own, if it has one, then its first words.',
  })
  excerpt: string;
  @ApiProperty(formats('In the order that was asked for.'))
  formats: FormatKey[];
  @ApiProperty({ type: [String], description: 'By name.' })
  tags: string[];
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'TransformationPage' })
export class TransformationPageDto {
  @ApiProperty({ type: [TransformationSummaryDto] })
  data: TransformationSummaryDto[];
  @ApiProperty({
    description: 'The `cursor` of the next page; null: this is the last.',
    type: String,
    nullable: true,
  })
  next: string | null;
}

@ApiSchema({ name: 'Credits' })
export class CreditsDto {
  @ApiProperty({ enum: PLAN_KEYS })
  plan: PlanKey;
  @ApiProperty({ description: 'Credits left; null: unlimited.', type: 'integer', nullable: true })
  remaining: number | null;
  @ApiProperty({ description: 'Credits per month; null: unlimited.', type: 'integer', nullable: true })
  quota: number | null;
  @ApiProperty({ format: 'date-time' })
  renewsAt: string;
}

@ApiSchema({ name: 'CheckedClaim' })
export class CheckedClaimDto extends ClaimDto {
  @ApiProperty({ description: 'Why it counts as supported, or not.' })
  declare reason: string;
}

@ApiSchema({ name: 'Length' })
export class LengthDto {
  @ApiProperty({ description: 'What the text was measured as, for example `post`.' })
  part: string;
  @ApiProperty()
  count: number;
  @ApiProperty({ description: 'Null: none.', type: Number, nullable: true })
  limit: number | null;
  @ApiProperty()
  unit: string;
  @ApiProperty()
  isWithinLimit: boolean;
}

@ApiSchema({ name: 'Check' })
@ApiExtraModels(LengthDto)
export class CheckDto {
  @ApiProperty({ type: [CheckedClaimDto] })
  claims: CheckedClaimDto[];
  @ApiProperty({ type: 'integer', minimum: 0 })
  unsupportedClaims: number;
  @ApiProperty({
    ...perFormat(getSchemaPath(LengthDto)),
    description: 'Of each format that was named: the text measured as the part that decides.',
  })
  lengths: Partial<Record<FormatKey, LengthDto>>;
}

@ApiSchema({ name: 'Voice' })
export class VoiceDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ description: 'Whether it is used where a call names none.' })
  isDefault: boolean;
}

@ApiSchema({ name: 'VoiceList' })
export class VoiceListDto {
  @ApiProperty({ type: [VoiceDto] })
  data: VoiceDto[];
}

@ApiSchema({ name: 'FormatLimit' })
export class FormatLimitDto {
  @ApiProperty({ description: 'The part that decides, for example `post` or `subject`.' })
  part: string;
  @ApiProperty({ type: Number, nullable: true })
  limit: number | null;
  @ApiProperty()
  unit: string;
}

@ApiSchema({ name: 'Format' })
export class FormatDto extends FormatLimitDto {
  @ApiProperty({ enum: [...FORMAT_KEYS] })
  key: FormatKey;
  @ApiProperty()
  label: string;
  @ApiProperty({ description: 'As its users call it.' })
  platform: string;
}

@ApiSchema({ name: 'FormatList' })
export class FormatListDto {
  @ApiProperty({ type: [FormatDto] })
  data: FormatDto[];
}
