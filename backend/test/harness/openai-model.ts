import { Logger } from '@nestjs/common';
import { OpenAiClient, type OpenAiSettings } from '../../src/modules/transform/writer/openai.client.js';
import {
  EntailmentCheck,
  type EntailmentLimits,
} from '../../src/modules/transform/writer/openai.entailment.js';
import { OpenAiWriter } from '../../src/modules/transform/writer/openai.writer.js';
import { OpenAiServer } from './openai-server.js';
import { textWorkPools } from './text-work.js';

const SETTINGS = {
  apiKey: 'sk-test',
  model: 'local-model',
  callTimeoutMs: 20_000,
  maxSockets: 16,
  maxResponseBytes: 100_000,
};

export function openAiModel(behave: OpenAiServer['behave'] = () => 'ok'): {
  server: OpenAiServer;
  aWriter: (changes?: Partial<OpenAiSettings>, maxSourceTokens?: number) => OpenAiWriter;
  aCheckingWriter: (limits?: Partial<EntailmentLimits>) => OpenAiWriter;
} {
  const server = new OpenAiServer();
  const textWork = textWorkPools()();
  const writers: OpenAiWriter[] = [];
  beforeAll(() => {
    Logger.overrideLogger(false);
    return server.start();
  });
  beforeEach(() => {
    server.behave = behave;
    server.calls.length = 0;
  });
  afterAll(async () => {
    await Promise.all(writers.map((writer) => writer.close()));
    await server.stop();
  });
  const aWriter = (changes: Partial<OpenAiSettings> = {}, maxSourceTokens = 12_000): OpenAiWriter => {
    const client = new OpenAiClient({ ...SETTINGS, baseUrl: server.baseUrl, ...changes });
    const writer = new OpenAiWriter(client, maxSourceTokens, textWork);
    writers.push(writer);
    return writer;
  };
  const aCheckingWriter = (limits: Partial<EntailmentLimits> = {}): OpenAiWriter => {
    const client = new OpenAiClient({ ...SETTINGS, baseUrl: server.baseUrl });
    const all = { maxTokens: 12_000, callMs: 20_000, ...limits };
    const writer = new OpenAiWriter(client, 12_000, textWork, new EntailmentCheck(client, textWork, all));
    writers.push(writer);
    return writer;
  };
  return { server, aWriter, aCheckingWriter };
}
