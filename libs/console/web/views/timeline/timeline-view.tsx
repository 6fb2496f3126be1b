import { route } from '../../app/router';
import { DetailView } from './detail/detail-view';
import { EventList } from './event-list';
import { ThreadView } from './thread/thread-view';
import './timeline.css';

/**
 * What happened in the sandbox: `#/timeline` lists the events, `#/timeline/<service>/<id>` shows one, and `?thread=<EndToEndId>`
 * follows one payment through all services.
 */
export function TimelineView() {
  const { path, query } = route.value;
  const [service, id] = path;
  if (service !== undefined && id !== undefined) return <DetailView service={service} id={id} />;
  const { thread, correlationId } = query;
  if (thread !== undefined) return <ThreadView by="endToEndId" id={thread} />;
  if (correlationId !== undefined) return <ThreadView by="correlationId" id={correlationId} />;
  return <EventList />;
}
