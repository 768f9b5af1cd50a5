import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's implementations that jsdom lacks. Node's MessageChannel and Event are left out: jsdom hangs with them. */
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

/** jsdom with the web APIs that react-router, RTK Query and Firebase need. */
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
