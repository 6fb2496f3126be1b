import type { Request, RequestHandler, Response } from 'express';
import { guarded } from '#libs/http';
import { routePattern } from '../logging/route-pattern';
import { Durations } from './durations';
import { type Metrics } from './metrics';

/** Rules can send any status on any route: without a limit a tester could create endless series. */
const MAX_SERIES = 1_000;
const OTHER = '(other)';

/** The requests with the same method, route and status. */
interface Series {
  readonly labels: Readonly<Record<'method' | 'route' | 'status', string>>;
  count: number;
  /** Of all statuses. */
  readonly durations: Durations;
}

/** Counts each request and measures its time, by the pattern of its route and never by its path. */
export function measureRequests(metrics: Metrics): RequestHandler {
  const requests = new RequestSeries();
  metrics.countedElsewhere({
    name: 'http_requests_total',
    help: 'Requests whose response has ended. The status is lost if no response was sent.',
    labels: ['method', 'route', 'status'],
    read: () => requests.all.map(({ labels, count }) => ({ labels, value: count })),
  });
  metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first handler to the end of the response.',
    read: () => requests.durations,
  });
  let underWay = 0;
  metrics.gauge({
    name: 'http_requests_in_progress',
    help: 'Requests in progress, including this one.',
    read: () => underWay,
  });
  return (request, response, next) => {
    const startedMs = performance.now();
    underWay += 1;
    response.once(
      'close',
      guarded(() => {
        underWay -= 1;
        const series = requests.of(request, response);
        series.count += 1;
        series.durations.add((performance.now() - startedMs) / 1_000);
      }),
    );
    next();
  };
}

/** The series of a service, at most MAX_SERIES and one for all others. */
class RequestSeries {
  private readonly series = new Map<string, Series>();
  private readonly byRoute = new Map<string, Durations>();

  get all(): readonly Series[] {
    return [...this.series.values()];
  }

  /** The durations of each method and route. */
  get durations() {
    return new Map(
      this.all.map(({ labels: { method, route }, durations }) => [durations, { method, route }]),
    );
  }

  of(request: Request, response: Response): Series {
    const { method } = request;
    const route = routePattern(request);
    const status = response.headersSent ? String(response.statusCode) : 'lost';
    const known = this.series.get(`${method} ${status} ${route}`);
    if (known !== undefined) return known;
    return this.series.size < MAX_SERIES
      ? this.added(method, route, status)
      : (this.series.get(`${OTHER} ${OTHER} ${OTHER}`) ?? this.added(OTHER, OTHER, OTHER));
  }

  private added(method: string, route: string, status: string): Series {
    const durations = this.byRoute.get(`${method} ${route}`) ?? new Durations();
    this.byRoute.set(`${method} ${route}`, durations);
    const series = { labels: { method, route, status }, count: 0, durations };
    this.series.set(`${method} ${status} ${route}`, series);
    return series;
  }
}
