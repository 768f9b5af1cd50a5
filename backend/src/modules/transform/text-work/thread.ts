import { monotonicMs } from './task-budget.js';
import { TASKS, type TextTask } from './tasks.js';

export interface ThreadMessage {
  task: TextTask;
  input: unknown;
  startedAt: Float64Array;
}

export default function runTask({ task, input, startedAt }: ThreadMessage): unknown {
  startedAt[0] = monotonicMs();
  const work = TASKS[task] as (input: unknown) => unknown;
  return work(input);
}
