import { type Operation } from '../operations';
import { type PostedRule } from '../rules/rule';

/** What a rule can do; `delay` alone changes nothing but the time. */
export type EffectKind = 'outcome' | 'delay' | 'lost' | 'reset' | 'empty' | 'truncate' | 'respond';

/** The fields of the form, as they are entered. */
export interface RuleDraft {
  readonly kind: EffectKind;
  readonly code: string;
  /** Empty: no delay. */
  readonly delayMs: string;
  readonly status: string;
  readonly contentType: string;
  readonly body: string;
  readonly bodyBytes: string;
  /** Only requests whose body has this text. */
  readonly contains: string;
  readonly frequency: 'once' | 'times' | 'always';
  readonly times: string;
}

export const EMPTY_DRAFT: RuleDraft = {
  ...{ kind: 'outcome', code: '', delayMs: '', status: '503', contentType: 'application/json' },
  ...{ body: '', bodyBytes: '100', contains: '', frequency: 'once', times: '2' },
};

/** The effects that a rule for an operation can have. A message over TCP has no status and no body of a response. */
export function kindsOf(operation: Operation | undefined): readonly EffectKind[] {
  const outcome: readonly EffectKind[] = operation?.outcomes.length === 0 ? [] : ['outcome'];
  if (operation?.method === 'TCP') return [...outcome, 'delay', 'lost', 'reset', 'empty'];
  return [...outcome, 'delay', 'lost', 'reset', 'empty', 'truncate', 'respond'];
}

/** The rule to send. Numbers that are not valid are sent as they are: the service says what is wrong. */
export function ruleOf(
  draft: RuleDraft,
  operation: Pick<Operation, 'method' | 'path'> | undefined,
): PostedRule {
  const { contains, frequency, times } = draft;
  const match = {
    ...(operation?.method === undefined ? {} : { method: operation.method }),
    ...(operation === undefined ? {} : { path: operation.path }),
    ...(contains.trim() === '' ? {} : { body: [{ contains: contains.trim() }] }),
  };
  return {
    match,
    effect: effectOf(draft),
    ...(frequency === 'always' ? {} : { times: frequency === 'once' ? 1 : numberOf(times) }),
  };
}

function effectOf({ kind, delayMs, ...draft }: RuleDraft): PostedRule['effect'] {
  const delay = delayMs.trim() === '' ? {} : { delay: { fixedMs: numberOf(delayMs) } };
  switch (kind) {
    case 'outcome':
      return { outcome: draft.code, ...delay };
    case 'delay':
      return { delay: { fixedMs: numberOf(delayMs) } };
    case 'lost':
      return { commitThenDrop: true, ...delay };
    case 'reset':
      return { reset: true, ...delay };
    case 'empty':
      return { empty: true, ...delay };
    case 'truncate':
      return { truncate: { bodyBytes: numberOf(draft.bodyBytes) }, ...delay };
    case 'respond':
      return { respond: answerOf(draft), ...delay };
  }
}

function answerOf({ status, contentType, body }: Omit<RuleDraft, 'kind' | 'delayMs'>) {
  if (body === '') return { status: numberOf(status) };
  const headers = contentType.trim() === '' ? {} : { 'Content-Type': contentType.trim() };
  return { status: numberOf(status), headers, body };
}

function numberOf(text: string): number | string {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
