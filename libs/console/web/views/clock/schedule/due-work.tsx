import { inLanguage, language, shownCount, shownInstant } from '../../../app/language';
import { SERVICE_NAMES } from '../../../app/service-names';
import { isSuite } from '../../../app/settings';
import { type Loaded } from '../../../api/use-loaded';
import { Button } from '../../../components/button';
import { ProblemNotice } from '../../../components/notice';
import { Table } from '../../../components/tables/table';
import { CLOCK_TEXTS } from '../clock-texts';
import { shownMs, spanInWords, type ClockReading } from '../time/ticking';
import { useNow } from '../use-now';
import { type DueItem, type Schedule } from './schedule';
import { kindInWords } from './work-kinds';

const TICK_MS = 1000;

interface DueWorkProps {
  readonly schedule: Loaded<Schedule>;
  readonly clock: ClockReading | undefined;
  readonly advanceTo: (instant: string) => void;
  readonly isMoving: boolean;
  /** Shows more items; undefined if there can be no more. */
  readonly onMore: (() => void) | undefined;
}

/** The work that is waiting for its instant. */
export function DueWork(props: DueWorkProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const { value, problem } = props.schedule;
  const { onMore } = props;
  const isCut = value !== undefined && value.items.length < value.total;
  return (
    <section>
      <h2>{texts.due}</h2>
      <ProblemNotice problem={problem} />
      {value?.items.length === 0 && <p>{texts.nothingDue}</p>}
      {value !== undefined && value.items.length > 0 && <DueTable {...props} items={value.items} />}
      {isCut && (
        <p class="row">
          {texts.total(shownCount(value.items.length), shownCount(value.total))}
          {onMore !== undefined && <Button onPress={onMore}>{texts.showAll}</Button>}
        </p>
      )}
    </section>
  );
}

function DueTable({
  items,
  clock,
  advanceTo,
  isMoving,
}: DueWorkProps & { readonly items: readonly DueItem[] }) {
  const texts = inLanguage(CLOCK_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const tick = useNow(TICK_MS);
  const nowMs = clock === undefined ? undefined : shownMs(clock, tick);
  const service = { title: texts.service, cell: (item: DueItem) => names[item.service ?? ''] };
  const columns = [
    {
      title: texts.at,
      cell: ({ dueAt }: DueItem) => (
        <>
          {shownInstant(dueAt)} <span class="quiet">{leftUntil(dueAt, nowMs)}</span>
        </>
      ),
    },
    ...(isSuite ? [service] : []),
    { title: texts.kind, cell: ({ kind }: DueItem) => kindInWords(kind, language.value) },
    { title: texts.about, cell: ({ about, key }: DueItem) => <code>{about ?? key}</code> },
    {
      title: texts.actions,
      cell: ({ dueAt, kind, key }: DueItem) => (
        <Button
          isBusy={isMoving}
          label={`${texts.advance}: ${kindInWords(kind, language.value)} ${key}`}
          onPress={() => {
            advanceTo(dueAt);
          }}
        >
          {texts.advance}
        </Button>
      ),
    },
  ];
  const keyOf = (item: DueItem): string => [item.service, item.kind, item.key].join(' ');
  return <Table label={texts.due} columns={columns} rows={items} keyOf={keyOf} />;
}

function leftUntil(dueAt: string, nowMs: number | undefined): string {
  if (nowMs === undefined) return '';
  const texts = inLanguage(CLOCK_TEXTS);
  const leftMs = Date.parse(dueAt) - nowMs;
  return leftMs > 0 ? texts.inTime(spanInWords(leftMs)) : texts.late;
}
