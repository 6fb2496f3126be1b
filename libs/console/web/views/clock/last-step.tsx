import { inLanguage, language, shownInstant } from '../../app/language';
import { SERVICE_NAMES } from '../../app/service-names';
import { Badge } from '../../components/badge';
import { PagedTable } from '../../components/tables/paged-table';
import { type Step } from './clock-api';
import { CLOCK_TEXTS } from './clock-texts';
import { kindInWords } from './schedule/work-kinds';

type Ran = Step['ran'][number];

/** What the last move of the clock did. */
export function LastStep({ step }: { readonly step: Step | undefined }) {
  const texts = inLanguage(CLOCK_TEXTS);
  return (
    <section aria-live="polite">
      {step !== undefined && (
        <>
          <h2>{texts.step}</h2>
          <p>
            {texts.stepTo} <strong>{shownInstant(step.now)}</strong>.{' '}
            {step.ran.length === 0 && texts.noWork}
          </p>
          {step.ran.length > 0 && <RanTable ran={step.ran} />}
          <Awaited step={step} />
        </>
      )}
    </section>
  );
}

function RanTable({ ran }: { readonly ran: readonly Ran[] }) {
  const texts = inLanguage(CLOCK_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const service = { title: texts.service, cell: (each: Ran) => names[each.service ?? ''] };
  const columns = [
    { title: texts.at, cell: ({ dueAt }: Ran) => shownInstant(dueAt) },
    ...(ran.some((each) => each.service !== undefined) ? [service] : []),
    { title: texts.kind, cell: ({ kind }: Ran) => kindInWords(kind, language.value) },
    { title: texts.about, cell: ({ key }: Ran) => <code>{key}</code> },
    {
      title: texts.outcome,
      cell: ({ outcome }: Ran) => (
        <Badge kind={outcome === 'done' ? 'good' : 'bad'}>{texts.outcomes[outcome]}</Badge>
      ),
    },
  ];
  const keyOf = (each: Ran): string => [each.service, each.kind, each.key, each.dueAt].join(' ');
  return <PagedTable label={texts.ran} columns={columns} rows={ran} keyOf={keyOf} />;
}

/** Work in the background that the clock waited for. */
function Awaited({ step }: { readonly step: Step }) {
  const texts = inLanguage(CLOCK_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const { waitedFor = [] } = step;
  if (waitedFor.length === 0) return null;
  return (
    <>
      <p>{texts.waited}:</p>
      <ul>
        {waitedFor.map(({ service = '', kind, key, outcome }) => (
          <li key={`${service} ${kind} ${key}`}>
            {names[service]} {kindInWords(kind, language.value)} <code>{key}</code>:{' '}
            {texts.waitedOutcomes[outcome]}
          </li>
        ))}
      </ul>
    </>
  );
}
