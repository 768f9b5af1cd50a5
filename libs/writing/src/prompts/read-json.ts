/** The reasoning that some models write before their answer. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/;
/** The maximum number of opening braces that are tried. */
const MAX_STARTS = 20;

/**
 * The JSON object in a model's reply. Accepts code fences, text before it, trailing commas and line breaks in
 * strings, but no incomplete object. @throws SyntaxError if there is no object
 */
export function readJson(reply: string): unknown {
  const text = reply.replace(/^\uFEFF/, '').replace(THOUGHT, '');
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  let from = text.indexOf('{');
  for (let start = 0; start < MAX_STARTS && from >= 0; start += 1) {
    const object = objectAt(text, from);
    const value = object === null ? undefined : parsed(object);
    if (value !== undefined) return value;
    from = text.indexOf('{', from + 1);
  }
  throw new SyntaxError('no JSON object in the reply');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The object from an opening brace to its closing brace, as strict JSON; null if it is not closed. */
function objectAt(text: string, from: number): string | null {
  let strict = '';
  let depth = 0;
  let isText = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isText) {
      strict += ESCAPES[sign] ?? sign;
      if (sign === '\\') strict += text.charAt((at += 1));
      else if (sign === '"') isText = false;
      continue;
    }
    if (sign === '"') isText = true;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') {
      depth -= 1;
      const bare = strict.trimEnd();
      if (bare.endsWith(',')) strict = bare.slice(0, -1);
    }
    strict += sign;
    if (depth === 0) return strict;
  }
  return null;
}
