import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { Failure } from '#libs/kernel';

/** A drawing of some hundred states takes less. */
const DEADLINE_MS = 3_000;
const MEMORY_MB = 128;
/** How many requests wait for their turn. */
const MAX_WAITING = 20;

/** Graphviz can need minutes for a graph, so that it runs in a thread that can be ended. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.library).instance().then(
    (viz) => parentPort.postMessage(viz.renderString(workerData.graph, { format: 'svg' })),
  );`;

export class DiagramTooLarge extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'DIAGRAM_TOO_LARGE';
  readonly title = 'The diagram is too large to be drawn';

  constructor() {
    super(
      `The diagram was not drawn within ${String(DEADLINE_MS / 1_000)} seconds. Ask for it as Mermaid text: ?format=mermaid.`,
    );
  }
}

export class DiagramsBusy extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'DIAGRAMS_BUSY';
  readonly title = 'Too many diagrams are being drawn';
  override readonly retryAfterSeconds = 1;

  constructor() {
    super(
      'Too many diagrams are being drawn. Try again, or ask for Mermaid text: ?format=mermaid.',
    );
  }
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
