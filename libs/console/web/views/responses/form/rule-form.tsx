import { useState } from 'preact/hooks';
import { inLanguage, language } from '../../../app/language';
import { route } from '../../../app/router';
import { control } from '../../../api/call';
import { useAction } from '../../../api/use-action';
import { useLoaded } from '../../../api/use-loaded';
import { Button } from '../../../components/button';
import { ExplainedProblem } from '../../../components/explained-problem';
import { Form } from '../../../components/fields';
import { Notice } from '../../../components/notice';
import { keyOf, operationOf, type Operation } from '../operations';
import { RESPONSES_TEXTS } from '../responses-texts';
import { type StoredRule } from '../rules/rule';
import { ruleInWords } from '../rules/rule-in-words';
import { Warnings } from '../rules/warnings';
import { type OutcomeName } from '../use-outcome-names';
import { EffectFields } from './effect-fields';
import { EMPTY_DRAFT, kindsOf, ruleOf, type RuleDraft } from './rule-draft';
import { PlaceFields } from './place-fields';

interface RuleFormProps {
  readonly services: readonly string[];
  readonly service: string;
  readonly outcomeName: OutcomeName;
  readonly onService: (service: string) => void;
  readonly onCreated: () => void;
}

/** Creates a rule in a service. */
export function RuleForm({ services, service, outcomeName, onService, onCreated }: RuleFormProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { operations, problem, operation, choose, draft, change } = useDraft(service);
  const creation = useAction(async () => {
    const body = ruleOf(draft, operation);
    const created = await control<StoredRule>(service, { method: 'POST', path: '/rules', body });
    onCreated();
    return { ...created, service };
  });
  return (
    <section class="card">
      <h2>{texts.form}</h2>
      <ExplainedProblem problem={problem} />
      <Form label={texts.form} onSubmit={() => void creation.run()}>
        <PlaceFields
          {...{ services, service, operations, operation, onService }}
          onOperation={choose}
        />
        <EffectFields
          {...{ draft, operation }}
          onChange={change}
          outcomeName={(code) => outcomeName(service, code)}
        />
        <Button kind="main" isSubmit isBusy={creation.isRunning}>
          {texts.create}
        </Button>
      </Form>
      <ExplainedProblem problem={creation.problem} />
      {creation.result !== undefined && (
        <CreatedNotice created={creation.result} outcomeName={outcomeName} />
      )}
    </section>
  );
}

function CreatedNotice({
  created,
  outcomeName,
}: {
  readonly created: StoredRule;
  readonly outcomeName: OutcomeName;
}) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { service, rule, warnings = [] } = created;
  const wording = { service, language: language.value };
  const name = (code: string): string | undefined => outcomeName(service, code);
  return (
    <Notice kind={warnings.length === 0 ? 'good' : 'info'}>
      {texts.created} {ruleInWords(rule, { ...wording, outcomeName: name })}
      <Warnings warnings={warnings} />
    </Notice>
  );
}

/** The entered rule. The first operation with outcomes is chosen, or the one in the address of the page. */
function useDraft(service: string) {
  const { query } = route.value;
  const [draft, setDraft] = useState<RuleDraft>({ ...EMPTY_DRAFT, code: query['outcome'] ?? '' });
  // undefined: not chosen yet; null: any operation.
  const [chosen, setChosen] = useState<string | null>();
  const { value, problem } = useLoaded(
    async () => ({ service, operations: await operationsOf(service) }),
    [service],
  );
  // Operations of the service that was shown before do not count.
  const operations = value?.service === service ? value.operations : [];
  const operation =
    chosen === null
      ? undefined
      : (operations.find((each) => keyOf(each) === chosen) ?? linked(operations, service));
  const kinds = kindsOf(operation);
  const kind = kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? 'delay');
  const codes = operation?.outcomes ?? [...new Set(operations.flatMap((each) => each.outcomes))];
  const code = codes.includes(draft.code) ? draft.code : (codes[0] ?? '');
  return {
    ...{ operations, problem, operation, choose: setChosen, draft: { ...draft, kind, code } },
    change: (changes: Partial<RuleDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
    },
  };
}

function operationsOf(service: string): Promise<readonly Operation[]> {
  return control<readonly Operation[]>(service, { path: '/rules/operations' });
}

/** The operation in the address of the page, also one that the service does not list. */
function linked(operations: readonly Operation[], service: string): Operation | undefined {
  const { method, path, outcome, service: wanted = service } = route.value.query;
  const first = operations.find(({ outcomes }) => outcomes.length > 0) ?? operations[0];
  if (path === undefined || wanted !== service || operations.length === 0) return usual(first);
  const given = { ...(method === undefined ? {} : { method: method.toUpperCase() }), path };
  const outcomes = outcome === undefined ? [] : [outcome];
  return operationOf(operations, given) ?? { ...given, outcomes };

  /** The operation that testers of the service use most. */
  function usual(other: Operation | undefined): Operation | undefined {
    return operations.find((each) => USUAL.includes(keyOf(each))) ?? other;
  }
}

const USUAL: readonly string[] = [
  'POST /spi/pacs.008',
  'GET /dict/keys/{keyType}/{keyValue}',
  'POST /iso8583/issuer/authorize',
  'POST /open-banking/payments/v1/pix/payments',
  'POST /nfse/issue',
  'POST /reports/generate',
  'POST /pix/query',
  'POST /workflows/{id}/executions',
];
