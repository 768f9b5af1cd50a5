import { answerCheck, type CheckRequest } from './answer-check.js';

self.onmessage = async ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(await answerCheck(data));
};
