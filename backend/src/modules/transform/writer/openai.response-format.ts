import type { JsonSchema } from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import type OpenAI from 'openai';
import { APIError } from 'openai';

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type Params = Pick<
  OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming,
  'messages' | 'response_format'
>;

const FORMS = ['json_schema', 'json_object', 'text'] as const;
type Form = (typeof FORMS)[number];

/** Other servers enforce a schema blindly or ignore it. */
const OPENAI_HOST = 'api.openai.com';
const UNKNOWN_FORM = /response[_ ]?format|json[_ ](?:schema|object|mode)|structured output|grammar/i;

export class ResponseFormat {
  private readonly logger = new Logger(ResponseFormat.name);
  private readonly showsSchema: boolean;
  current: Form = FORMS[0];

  constructor(baseUrl: string) {
    this.showsSchema = URL.parse(baseUrl)?.hostname === OPENAI_HOST;
  }

  params(form: Form, kind: string, schema: JsonSchema, messages: Messages): Params {
    const withHint = this.showsSchema && form === 'json_schema' ? messages : withSchema(messages, schema);
    switch (form) {
      case 'json_schema': {
        const bound = { name: `${kind}_draft`, strict: true, schema: { ...schema } };
        return { messages: withHint, response_format: { type: form, json_schema: bound } };
      }
      case 'json_object':
        return { messages: withHint, response_format: { type: form } };
      case 'text':
        return { messages: withHint };
    }
  }

  /** True: the response format failed the call. Repeat it with the next one. */
  stepDown(form: Form, error: unknown): boolean {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
    if (!UNKNOWN_FORM.test(`${error.param ?? ''} ${error.message}`)) return false;
    const next = FORMS[FORMS.indexOf(form) + 1];
    if (next === undefined) return false;
    if (this.current === form) {
      this.current = next;
      this.logger.warn(`the provider does not support ${form}: using ${next} from now on`);
    }
    return true;
  }
}

const schemas = new WeakMap<JsonSchema, string>();

function serialized(schema: JsonSchema): string {
  const known = schemas.get(schema) ?? JSON.stringify(schema);
  schemas.set(schema, known);
  return known;
}

/** In the first task, so that all prompts share a prefix for the provider's cache. */
function withSchema(messages: Messages, schema: JsonSchema): Messages {
  const at = messages.findIndex(({ role }) => role === 'user');
  return messages.map((message, index) =>
    index === at && typeof message.content === 'string' && message.role === 'user'
      ? { ...message, content: `${message.content}\n\nJSON schema of the answer\n${serialized(schema)}` }
      : message,
  );
}
