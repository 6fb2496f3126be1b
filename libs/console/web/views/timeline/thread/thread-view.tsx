import { control } from '../../../api/call';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, shownCount } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { settings } from '../../../app/settings';
import { Notice, ProblemNotice } from '../../../components/notice';
import { EventRow } from '../event-row';
import { keyOf, type ConsoleEvent } from '../log/console-event';
import { MOST_DRAWN, SequenceDiagram } from './sequence-diagram';
import { THREAD_TEXTS } from './thread-texts';

/** While the page is visible, what happens later is added. */
const REFRESH_MS = 3_000;

/** One payment, or one correlation id, through all services. */
export function ThreadView({
  by,
  id,
}: {
  readonly by: 'endToEndId' | 'correlationId';
  readonly id: string;
}) {
  const texts = inLanguage(THREAD_TEXTS);
  const { value, problem } = useLoaded((signal) => threadOf(by, id, signal), [by, id], REFRESH_MS);
  return (
    <>
      <p>
        <a href={linkTo('timeline')}>← {texts.back}</a>
      </p>
      <h2>
        {texts.heading[by]} <code>{id}</code>
      </h2>
      <p class="quiet">{texts.about}</p>
      <ProblemNotice problem={problem} />
      {value?.length === 0 && <Notice>{texts.empty}</Notice>}
      {value !== undefined && value.length > 0 && <Thread events={value} />}
    </>
  );
}

function Thread({ events }: { readonly events: readonly ConsoleEvent[] }) {
  const texts = inLanguage(THREAD_TEXTS);
  const isDrawn = events.length <= MOST_DRAWN;
  return (
    <>
      <ol class="thread" aria-label={texts.list}>
        {events.map((event) => (
          <li key={keyOf(event)}>
            <EventRow event={event} />
          </li>
        ))}
      </ol>
      {isDrawn ? (
        <SequenceDiagram events={events} />
      ) : (
        <Notice>{texts.tooLong(shownCount(MOST_DRAWN))}</Notice>
      )}
    </>
  );
}

/** The events, the oldest first. */
async function threadOf(
  by: 'endToEndId' | 'correlationId',
  id: string,
  signal: AbortSignal,
): Promise<readonly ConsoleEvent[]> {
  const query = new URLSearchParams({ [by]: id, limit: '1000' });
  const path = `/events?${query.toString()}`;
  const events = await control<readonly ConsoleEvent[]>('page', { path, signal });
  return events.map((event) => ({ ...{ service: settings.service }, ...event })).reverse();
}
