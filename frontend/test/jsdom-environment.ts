import { TestEnvironment } from 'jest-environment-jsdom';

/** Missing in jsdom. With Node's MessageChannel and Event it hangs. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'BroadcastChannel',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'AbortController',
  'AbortSignal',
  'crypto',
] as const;

/** With web APIs for react-router, RTK Query and Firebase. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
