export { AppLogger } from './logging/app-logger';
export { logRequests } from './logging/log-requests';
export { inService } from './logging/service-name';
export { measureRequests } from './metrics/measure-requests';
export { Metrics, type EventCounter, type Reading } from './metrics/metrics';
export { MetricsController } from './metrics/metrics.controller';
export { traceRequests } from './tracing/trace-requests';
export { Tracing } from './tracing/tracing';
