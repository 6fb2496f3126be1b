import { Logger } from '@nestjs/common';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

type Done = Parameters<SpanExporter['export']>[1];

/** Logs one line when a collector stops taking spans, and one when it takes them again. */
export class ReportingExporter implements SpanExporter {
  private readonly logger = new Logger('Tracing');
  private readonly shownUrl: string;
  private isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    url: string,
  ) {
    // Without a user and password.
    this.shownUrl = url.replace(/\/\/.*@/, '//***@');
  }

  export(spans: Parameters<SpanExporter['export']>[0], done: Done): void {
    this.exporter.export(spans, (result) => {
      this.report(result);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private report({ error }: Parameters<Done>[0]): void {
    const isFailing = error !== undefined;
    if (isFailing === this.isFailing) return;
    this.isFailing = isFailing;
    if (isFailing) {
      this.logger.warn(
        `Spans cannot be sent to ${this.shownUrl}. They are lost until the collector accepts them again: ${error.message}`,
      );
    } else {
      this.logger.log(`Spans are sent to ${this.shownUrl} again.`);
    }
  }
}
