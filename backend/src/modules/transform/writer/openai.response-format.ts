import type { JsonSchema } from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import type OpenAI from 'openai';
import { APIError } from 'openai';

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type Asked = Pick<
  OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming,
  'messages' | 'response_format'
>;

/** How a server is told to answer with JSON, what binds it most first. */
const FORMS = ['json_schema', 'json_object', 'text'] as const;
type Form = (typeof FORMS)[number];

/** Only OpenAI's own models are shown the schema that binds them; of others some are bound blindly, and some not at all. */
const SHOWS_SCHEMA = 'api.openai.com';
/** What a server complains of that does not know a form. */
const UNKNOWN_FORM = /response[_ ]?format|json[_ ](?:schema|object|mode)|structured output|grammar/i;

/** The strictest form of answer that a server takes; found out by its first answers, for all later calls. */
export class ResponseFormat {
  private readonly logger = new Logger(ResponseFormat.name);
  private readonly isSchemaShown: boolean;
  current: Form = FORMS[0];

  constructor(baseUrl: string) {
    this.isSchemaShown = URL.parse(baseUrl)?.hostname === SHOWS_SCHEMA;
  }

  /** Messages and form of a call. */
  asked(form: Form, kind: string, schema: JsonSchema, messages: Messages): Asked {
    const told = this.isSchemaShown && form === 'json_schema' ? messages : withSchema(messages, schema);
    switch (form) {
      case 'json_schema': {
        const bound = { name: `${kind}_draft`, strict: true, schema: { ...schema } };
        return { messages: told, response_format: { type: form, json_schema: bound } };
      }
      case 'json_object':
        return { messages: told, response_format: { type: form } };
      case 'text':
        return { messages: told };
    }
  }

  /** Whether a call that failed in a form may be made again in the next one: the server does not know this one. */
  stepDown(form: Form, error: unknown): boolean {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
    if (!UNKNOWN_FORM.test(`${error.param ?? ''} ${error.message}`)) return false;
    const next = FORMS[FORMS.indexOf(form) + 1];
    if (next === undefined) return false;
    if (this.current === form) {
      this.current = next;
      this.logger.warn(`the provider does not take ${form}: asked for ${next} from now on`);
    }
    return true;
  }
}

const schemas = new WeakMap<JsonSchema, string>();

/** There is one schema for each format: it is written once. */
function written(schema: JsonSchema): string {
  const known = schemas.get(schema) ?? JSON.stringify(schema);
  schemas.set(schema, known);
  return known;
}

/** The schema behind the first task: what stands before it stays the same for all formats, and so does a second call's beginning. */
function withSchema(messages: Messages, schema: JsonSchema): Messages {
  const at = messages.findIndex(({ role }) => role === 'user');
  return messages.map((message, index) =>
    index === at && typeof message.content === 'string' && message.role === 'user'
      ? { ...message, content: `${message.content}\n\nJSON schema of the answer\n${written(schema)}` }
      : message,
  );
}
