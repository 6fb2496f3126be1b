import { inLanguage } from '../../app/language';
import { route } from '../../app/router';
import { shows } from '../../app/settings';
import { Notice } from '../../components/notice';
import { DetailView } from './detail/detail-view';
import { EventList } from './event-list';
import { ThreadView } from './thread/thread-view';
import { TIMELINE_TEXTS } from './timeline-texts';
import './timeline.css';

/**
 * What happened in the sandbox: `#/timeline` lists the events, `#/timeline/<service>/<id>` shows one, and `?thread=<EndToEndId>`
 * follows one payment through all services.
 */
export function TimelineView() {
  const { path, query } = route.value;
  const [service, id] = path;
  if (service !== undefined && id !== undefined) {
    if (!shows(service)) return <Notice>{inLanguage(TIMELINE_TEXTS).unknown}</Notice>;
    return <DetailView service={service} id={id} />;
  }
  const { thread, correlationId } = query;
  if (thread !== undefined) return <ThreadView by="endToEndId" id={thread} />;
  if (correlationId !== undefined) return <ThreadView by="correlationId" id={correlationId} />;
  return <EventList />;
}
