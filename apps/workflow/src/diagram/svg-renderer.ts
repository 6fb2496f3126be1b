import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { failure } from '#libs/kernel';

/** Drawing a few hundred states takes less time. */
const DEADLINE_MS = 3_000;
const MEMORY_MB = 128;
/** The number of requests that can wait. */
const MAX_WAITING = 20;

/** Graphviz can need minutes for a graph, so it runs in a worker thread that can be terminated. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.library).instance().then(
    (viz) => parentPort.postMessage(viz.renderString(workerData.graph, { format: 'svg' })),
  );`;

export class DiagramTooLarge extends failure.unprocessable(
  'DIAGRAM_TOO_LARGE',
  'The diagram is too large to be drawn',
  () =>
    `The diagram was not drawn within ${String(DEADLINE_MS / 1_000)} seconds. Request it as Mermaid text: ?format=mermaid.`,
) {}

export class DiagramsBusy extends failure.unavailable(
  'DIAGRAMS_BUSY',
  'Too many diagrams are being drawn',
  () =>
    `${String(MAX_WAITING)} diagrams already wait to be drawn, which is the maximum. Try again, or request Mermaid text: ?format=mermaid.`,
) {
  override readonly retryAfterSeconds = 1;
}

/** Draws graphs, one after the other. */
@Injectable()
export class SvgRenderer {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * @param graph in the DOT language
   * @returns SVG
   * @throws DiagramTooLarge, DiagramsBusy
   */
  async render(graph: string): Promise<string> {
    if (this.waiting >= MAX_WAITING) throw new DiagramsBusy();
    this.waiting += 1;
    const rendered = this.last.then(() => renderNow(graph));
    this.last = rendered.catch(() => undefined);
    try {
      return await rendered;
    } finally {
      this.waiting -= 1;
    }
  }
}

function renderNow(graph: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { graph, library: require.resolve('@viz-js/viz') },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners('exit');
      void worker.terminate();
      settle();
    };
    const fail = (): void => {
      end(() => {
        reject(new DiagramTooLarge());
      });
    };
    const timer = setTimeout(fail, DEADLINE_MS);
    worker.unref();
    worker.once('error', fail);
    worker.once('exit', fail);
    worker.once('message', (svg: string) => {
      end(() => {
        resolve(svg);
      });
    });
  });
}
