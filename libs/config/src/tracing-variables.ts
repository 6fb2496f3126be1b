import { flag, oneOf, optionalText } from './variables';

const ADDRESS = /^https?:\/\/[^\s?#]+$/;

/**
 * The variables of OpenTelemetry that this service reads itself. Its packages read the others (`OTEL_BSP_*`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` ...) from the environment of the process.
 */
export const tracingVariables = {
  otelDisabled: flag(
    'OTEL_SDK_DISABLED',
    'false',
    'true: no traces are exported, whatever the other OTEL variables say.',
  ),
  otelExporter: optionalText(
    'OTEL_TRACES_EXPORTER',
    /^(otlp|none)$/,
    'otlp or none',
    'otlp: traces are exported with OpenTelemetry. none: they are not exported. Empty: traces are exported only if one of the two addresses below is set.',
  ),
  otelEndpoint: optionalText(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ADDRESS,
    'an address, as in http://127.0.0.1:4318',
    'Address of an OpenTelemetry collector, as in http://127.0.0.1:4318. Traces are sent to its /v1/traces.',
  ),
  otelTracesEndpoint: optionalText(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    ADDRESS,
    'an address, as in http://127.0.0.1:4318/v1/traces',
    'The complete address for traces, if it differs from OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces.',
  ),
  otelProtocol: oneOf(
    ['http/protobuf', 'http/json'],
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'http/protobuf',
    'http/protobuf or http/json. gRPC is not supported.',
  ),
  otelServiceName: optionalText(
    'OTEL_SERVICE_NAME',
    /^[\x20-\x7e]{1,100}$/,
    'at most 100 visible characters',
    'Name of the service in traces. Empty: the name of the simulator. If several services share a process, the name of each simulator is appended, as in payments-spi.',
  ),
} as const;
