import type { Request, RequestHandler, Response } from 'express';
import { guarded } from '#libs/http';
import { routePattern } from '../logging/route-pattern';
import { type Metrics } from './metrics';

const BUCKETS_SECONDS = [
  ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05],
  ...[0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
];

/** Rules can send any status on any route: without a limit a tester could create endless series. */
const MAX_SERIES = 1_000;
const OTHER = '(other)';

interface RequestLabels {
  readonly method: string;
  readonly route: string;
  readonly status: string;
}

/** Counts each request and measures its time, by the pattern of its route and never by its path. */
export function measureRequests(metrics: Metrics): RequestHandler {
  const requests = metrics.counter({
    name: 'http_requests_total',
    help: 'Requests whose response has ended. The status is lost if no response was sent.',
    labels: ['method', 'route', 'status'],
  });
  const durations = metrics.histogram(
    {
      name: 'http_request_duration_seconds',
      help: 'Time from the first handler to the end of the response.',
      labels: ['method', 'route'],
    },
    BUCKETS_SECONDS,
  );
  let underWay = 0;
  metrics.gauge({
    name: 'http_requests_in_progress',
    help: 'Requests in progress, including this one.',
    read: () => underWay,
  });
  const labelsOf = limited();
  return (request, response, next) => {
    const startedMs = performance.now();
    underWay += 1;
    response.once(
      'close',
      guarded(() => {
        underWay -= 1;
        const { method, route, status } = labelsOf(request, response);
        requests.inc({ method, route, status });
        durations.observe({ method, route }, (performance.now() - startedMs) / 1_000);
      }),
    );
    next();
  };
}

/** The labels of requests, limited to MAX_SERIES different combinations. */
function limited(): (request: Request, response: Response) => RequestLabels {
  const known = new Set<string>();
  return (request, response) => {
    const { method } = request;
    const route = routePattern(request);
    const status = response.headersSent ? String(response.statusCode) : 'lost';
    const series = `${method} ${status} ${route}`;
    if (!known.has(series)) {
      if (known.size >= MAX_SERIES) return { method: OTHER, route: OTHER, status: OTHER };
      known.add(series);
    }
    return { method, route, status };
  };
}
