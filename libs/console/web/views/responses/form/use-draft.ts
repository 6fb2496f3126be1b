import { useState } from 'preact/hooks';
import { route } from '../../../app/router';
import { control } from '../../../api/call';
import { useLoaded } from '../../../api/use-loaded';
import { keyOf, operationOf, type Operation } from '../operations';
import { EMPTY_DRAFT, kindsOf, type RuleDraft } from './rule-draft';

/** The operation of each service that testers use most. */
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

/** The codes that testers request most, of all services. */
const USUAL_CODES: readonly string[] = ['AM04', '51', 'NOT_FOUND', 'SALDO_INSUFICIENTE'];

/** The entered rule. The first operation with outcomes is chosen, or the one in the address of the page. */
export function useDraft(service: string) {
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
  const code = [draft.code, ...USUAL_CODES].find((each) => codes.includes(each)) ?? codes[0] ?? '';
  return {
    ...{ operations, problem, operation, codes, choose: setChosen },
    draft: { ...draft, kind, code },
    change: (changes: Partial<RuleDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
    },
  };
}

async function operationsOf(service: string): Promise<readonly Operation[]> {
  const listed = await control<readonly Operation[]>(service, { path: '/rules/operations' });
  return listed.map((each) => ({ ...each, outcomes: [...each.outcomes].sort() }));
}

/** The operation in the address of the page, also one that the service does not list. */
function linked(operations: readonly Operation[], service: string): Operation | undefined {
  const { method, path, outcome, service: wanted = service } = route.value.query;
  if (path === undefined || wanted !== service || operations.length === 0) {
    return usualOperation(operations);
  }
  const given = { ...(method === undefined ? {} : { method: method.toUpperCase() }), path };
  const outcomes = outcome === undefined ? [] : [outcome];
  return operationOf(operations, given) ?? { ...given, outcomes };
}

function usualOperation(operations: readonly Operation[]): Operation | undefined {
  return (
    operations.find((each) => USUAL.includes(keyOf(each))) ??
    operations.find(({ outcomes }) => outcomes.length > 0) ??
    operations[0]
  );
}
