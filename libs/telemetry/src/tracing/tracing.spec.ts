import { Logger } from '@nestjs/common';
import { ConfigurationError, readVariables, tracingVariables } from '#libs/config';
import { ReportingExporter } from './reporting-exporter';
import { inService } from '../logging/service-name';
import { serviceName, tracesUrl } from './tracing';

const COLLECTOR = 'http://collector:4318';

describe('The address that spans are sent to', () => {
  it.each([
    [{}, undefined],
    [{ OTEL_SERVICE_NAME: 'payments' }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, `${COLLECTOR}/v1/traces`],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: `${COLLECTOR}/otlp/` }, `${COLLECTOR}/otlp/v1/traces`],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${COLLECTOR}/spans`,
      },
      `${COLLECTOR}/spans`,
    ],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http://localhost:4318/v1/traces'],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, undefined],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, undefined],
  ])('with %j is %s', (environment, expected) => {
    expect(tracesUrl(readVariables(tracingVariables, environment))).toBe(expected);
  });

  it.each([
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_TRACES_EXPORTER: 'zipkin' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_SDK_DISABLED: 'yes' },
  ])('must be one that can be used: %j', (environment) => {
    expect(() => readVariables(tracingVariables, environment)).toThrow(ConfigurationError);
  });
});

describe('The name of a service in its spans', () => {
  it('is OTEL_SERVICE_NAME, or the name of the simulator', () => {
    expect(serviceName('spi', undefined)).toBe('spi');
    expect(serviceName('spi', 'payments')).toBe('payments');
  });

  it('is different for each service of a process', () => {
    const inSuite = (given: string | undefined) =>
      inService('spi', () => serviceName('spi', given));
    expect(inSuite(undefined)).toBe('spi');
    expect(inSuite('payments')).toBe('payments-spi');
  });
});

describe('ReportingExporter', () => {
  it('logs one line when spans cannot be sent, and one when they can again', () => {
    const lines: string[] = [];
    const keep = (message: string): number => lines.push(message);
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
    const sent = { code: 0 };
    const failed = { code: 1, error: new Error('connect ECONNREFUSED') };
    const results = [sent, failed, failed, failed, sent, sent];
    const exporter = new ReportingExporter(
      {
        export: (_spans: unknown, done: (result: { code: number }) => void) => {
          done(results.shift() ?? failed);
        },
        shutdown: () => Promise.resolve(),
      },
      'http://user:secret@collector:4318/v1/traces',
    );
    const codes: number[] = [];
    while (results.length > 0) exporter.export([], ({ code }) => codes.push(code));
    Logger.overrideLogger(false);
    expect(codes).toEqual([0, 1, 1, 1, 0, 0]);
    expect(lines).toEqual([
      'Spans cannot be sent to http://***@collector:4318/v1/traces. They are lost until the collector accepts them again: connect ECONNREFUSED',
      'Spans are sent to http://***@collector:4318/v1/traces again.',
    ]);
  });
});
