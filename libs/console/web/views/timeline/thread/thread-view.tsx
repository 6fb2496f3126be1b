import { control, type Call, type Target } from '../../../api/call';
import { fromServices, type FromServices } from '../../../api/services';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, shownCount } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { settings } from '../../../app/settings';
import { Notice, ProblemNotice } from '../../../components/notice';
import { SilentServices } from '../../../components/silent-services';
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
      <SilentServices services={value?.silent ?? []} />
      {value?.value.length === 0 && <Notice>{texts.empty}</Notice>}
      {value !== undefined && value.value.length > 0 && <Thread events={value.value} />}
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
): Promise<FromServices<readonly ConsoleEvent[]>> {
  const query = new URLSearchParams({ [by]: id, limit: '1000' });
  const path = `/events?${query.toString()}`;
  const { value, silent } = await fromServices(
    () => eventsOf('page', settings.service, { path, signal }),
    (service) => eventsOf(service, service, { path, signal }),
    (parts) => parts.flat(),
  );
  const order = (one: ConsoleEvent, other: ConsoleEvent): number =>
    one.receivedAt < other.receivedAt ? -1 : 1;
  return { value: [...value].sort(order), silent };
}

/** A service alone does not name itself in its events. */
async function eventsOf(target: Target, service: string, call: Call) {
  const events = await control<readonly ConsoleEvent[]>(target, call);
  return events.map((event) => ({ ...{ service }, ...event }));
}
