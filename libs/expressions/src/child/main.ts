import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ChildLimits, type EvaluatorMessage, type EvaluatorRequest } from '../messages';
import { BatchEvaluator } from './batch-evaluator';

/** How often the resident memory is measured, in requests. */
const MEASURE_EVERY = 64;

/** A request that took longer than this has created garbage. */
const COLLECT_AFTER_MS = 50;

/** The child process: answers the requests of its parent one after another, and ends with it. */
async function main(limits: ChildLimits): Promise<void> {
  process.on('disconnect', () => process.exit());
  // Ctrl+C signals the whole group. The parent decides when this process ends.
  process.on('SIGINT', () => undefined);
  // The rejection of a promise for which an expression has not waited. Its result is not used.
  process.on('unhandledRejection', () => undefined);
  watchParent();
  const evaluator = await BatchEvaluator.create(limits);
  let answered = 0;
  process.on('message', (request: EvaluatorRequest) => {
    const startedMs = performance.now();
    void evaluator.answer(request).then(async ({ results, isLate }) => {
      // An expression can start work that never ends. Then this turn of the event loop never ends, so this request is
      // stopped, and not the next one.
      await setImmediate();
      // The garbage of a request is collected within its own time, not within that of the next one.
      if (performance.now() - startedMs > COLLECT_AFTER_MS) gc?.();
      answered += 1;
      const isMeasured = answered % MEASURE_EVERY === 0;
      send({
        kind: 'answered',
        results,
        ...(isLate && { isLate }),
        ...(isMeasured && { residentBytes: process.memoryUsage.rss() }),
      });
    });
  });
  send({ kind: 'ready' });
}

function send(message: EvaluatorMessage): void {
  process.send?.(message);
}

/** Ends this process without its parent even if an expression keeps this thread busy. */
function watchParent(): void {
  const worker = new Worker(join(__dirname, 'watch-parent.js'), {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
}

void main(JSON.parse(process.argv[2] ?? '') as ChildLimits);
