import { useEffect, useState } from 'preact/hooks';
import { control } from '../../api/call';
import { useAction } from '../../api/use-action';
import { inLanguage, shownCount } from '../../app/language';
import { linkTo, route } from '../../app/router';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { Notice, ProblemNotice } from '../../components/notice';
import { SilentServices } from '../../components/silent-services';
import { VirtualList } from '../../components/tables/virtual-list';
import { EventRow } from './event-row';
import { FilterBar } from './filter-bar';
import { NO_FILTER, type EventFilter } from './log/event-filter';
import { type EventLog } from './log/event-log';
import { PAST, useEventLog, type LiveState } from './log/use-event-log';
import { useFoundInBodies } from './log/use-found-in-bodies';
import { TIMELINE_TEXTS } from './timeline-texts';

/** In pixels. A narrow page needs two lines for the sentence, whose end is the result. */
const ROW_HEIGHT = 44;
const NARROW_ROW_HEIGHT = 68;
const NARROW = matchMedia('(max-width: 45rem)');

/** All events of the sandbox, live, with the filter. */
export function EventList() {
  const texts = inLanguage(TIMELINE_TEXTS);
  const { text = '', service = '' } = route.value.query;
  const [filter, setFilter] = useState<EventFilter>({ ...NO_FILTER, text, service });
  const isNarrow = useNarrow();
  const { log, state, render } = useEventLog();
  const inBodies = useFoundInBodies(filter.field === 'any' ? filter.text : '');
  useEffect(() => {
    log.filter(filter, inBodies);
    render();
  }, [filter, inBodies, log]);
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} />
      <div class="row list-head">
        <span role="status">{texts.count(shownCount(log.count), shownCount(log.size))}</span>
        <span class="quiet">{state.isOpen ? texts.live : texts.broken}</span>
        <ClearButton />
      </div>
      <LiveNotices state={state} />
      {log.count === 0 ? (
        <EmptyList log={log} isOpen={state.isOpen} />
      ) : (
        <VirtualList
          label={texts.list}
          count={log.count}
          rowHeight={isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT}
          renderRow={(index) => {
            const event = log.newest(index);
            return event && <EventRow event={event} />;
          }}
        />
      )}
    </>
  );
}

/** Asks first, because others may use the same sandbox. */
function ClearButton() {
  const texts = inLanguage(TIMELINE_TEXTS);
  const [isAsking, setAsking] = useState(false);
  const clear = useAction(async () => {
    await control('page', { method: 'DELETE', path: '/requests' });
    setAsking(false);
  });
  return (
    <>
      <Button
        kind="quiet"
        onPress={() => {
          setAsking(true);
        }}
      >
        {texts.clear}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.clearTitle}
          action={texts.clear}
          isBusy={clear.isRunning}
          onConfirm={() => void clear.run()}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{texts.clearLost}</p>
          <ProblemNotice problem={clear.problem} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether the page is narrow. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const change = (): void => {
      setNarrow(NARROW.matches);
    };
    NARROW.addEventListener('change', change);
    return () => {
      NARROW.removeEventListener('change', change);
    };
  }, []);
  return isNarrow;
}

function EmptyList({ log, isOpen }: { readonly log: EventLog; readonly isOpen: boolean }) {
  const texts = inLanguage(TIMELINE_TEXTS);
  if (log.size > 0) return <Notice>{texts.emptyFilter}</Notice>;
  // Without a connection, nobody knows.
  if (!isOpen) return null;
  return (
    <Notice>
      {texts.empty} <a href={linkTo('start')}>{texts.firstPix}</a>
    </Notice>
  );
}

function LiveNotices({ state }: { readonly state: LiveState }) {
  const texts = inLanguage(TIMELINE_TEXTS);
  return (
    <>
      <ProblemNotice problem={state.isOpen ? undefined : state.problem} />
      <SilentServices services={state.silent} />
      {state.isPastCut && <Notice>{texts.cut(shownCount(PAST))}</Notice>}
      {state.dropped > 0 && <Notice>{texts.gap(shownCount(state.dropped))}</Notice>}
      {state.isSandboxDropped && <Notice kind="bad">{texts.sandboxDropped}</Notice>}
    </>
  );
}
