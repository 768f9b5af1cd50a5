/** A server with OpenAI's protocol. Used only on request. */
export interface ModelServer {
  name: string;
  baseUrl: string;
}
const SERVERS: readonly ModelServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];
const WAIT_MS = 500;
/** Safe in a command line. */
const PLAIN = /^[\w.:/@-]{1,120}$/;

async function firstModel({ baseUrl }: ModelServer, waitMs: number): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(waitMs) });
    const body = (await response.json()) as { data?: { id?: unknown }[] } | null;
    const ids = Array.isArray(body?.data) ? body.data.map((model) => model?.id) : [];
    return ids.find((id): id is string => typeof id === 'string' && PLAIN.test(id)) ?? null;
  } catch {
    // No server, or another program's.
    return null;
  }
}

export async function localModelLines(
  command: string,
  servers: readonly ModelServer[] = SERVERS,
  waitMs = WAIT_MS,
): Promise<string[]> {
  const found = await Promise.all(
    servers.map(async (server) => ({ ...server, model: await firstModel(server, waitMs) })),
  );
  const [running] = found.filter(({ model }) => model !== null);
  if (!running?.model) return [];
  return [
    `  ${running.name} is running on this machine. To write with its model instead of the built-in writer:`,
    `  WRITER=openai OPENAI_BASE_URL=${running.baseUrl} OPENAI_MODEL=${running.model} ${command}`,
  ];
}

export async function nameLocalModel(command: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (env.WRITER || env.NODE_ENV === 'production') return;
  for (const line of await localModelLines(command)) console.log(line);
}
