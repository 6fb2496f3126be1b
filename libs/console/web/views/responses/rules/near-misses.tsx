import { inLanguage, shownTime } from '../../../app/language';
import { control } from '../../../api/call';
import { useLoaded } from '../../../api/use-loaded';
import { Button } from '../../../components/button';
import { ProblemNotice } from '../../../components/notice';
import { Table } from '../../../components/tables/table';
import { RESPONSES_TEXTS } from '../responses-texts';
import { DIFFERENCE_WORDS, MISS_REASONS } from './miss-words';
import { type StoredRule } from './rule';

const EVERY_MS = 3000;

interface Miss {
  readonly entry: {
    readonly id: number;
    readonly method: string;
    readonly path: string;
    readonly at: string;
    readonly status?: number;
  };
  readonly differences: readonly Difference[];
  readonly reason?: string;
  readonly detail?: string;
}

interface Difference {
  readonly field: string;
  readonly expected: string;
  readonly actual?: string;
}

/** The requests that a rule nearly had an effect on, and why it had none. */
export function NearMisses({
  rule,
  sentence,
  onClose,
}: {
  readonly rule: StoredRule;
  readonly sentence: string;
  readonly onClose: () => void;
}) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { value, problem } = useLoaded(() => missesOf(rule), [rule.id], EVERY_MS);
  const columns = [
    { title: texts.request, cell: (miss: Miss) => <RequestCell {...miss.entry} /> },
    { title: texts.reason, cell: (miss: Miss) => <ReasonCell miss={miss} /> },
  ];
  return (
    <section class="card" aria-live="polite">
      <h3>
        {texts.whyOf} {sentence}
      </h3>
      <ProblemNotice problem={problem} />
      {value?.length === 0 && <p>{texts.noMisses}</p>}
      {value !== undefined && value.length > 0 && (
        <Table
          label={texts.why}
          columns={columns}
          rows={value}
          keyOf={({ entry }) => String(entry.id)}
        />
      )}
      <Button onPress={onClose}>{texts.close}</Button>
    </section>
  );
}

async function missesOf({ service, id }: StoredRule): Promise<readonly Miss[]> {
  const path = `/rules/${id}/near-misses`;
  return (await control<{ readonly misses: readonly Miss[] }>(service, { path })).misses;
}

function RequestCell({ method, path, at, status }: Miss['entry']) {
  return (
    <>
      {shownTime(at)} <code>{`${method} ${path}`}</code> {status}
    </>
  );
}

function ReasonCell({ miss }: { readonly miss: Miss }) {
  const { reason, detail, differences } = miss;
  if (reason !== undefined) return <>{inLanguage(MISS_REASONS)[reason] ?? detail}</>;
  return (
    <ul class="differences">
      {differences.map((difference) => (
        <li key={difference.field}>{differenceText(difference)}</li>
      ))}
    </ul>
  );
}

function differenceText({ field, expected, actual }: Difference): string {
  const words = inLanguage(DIFFERENCE_WORDS);
  return words.differs(words.fields[field] ?? field, expected, actual ?? words.nothing);
}
