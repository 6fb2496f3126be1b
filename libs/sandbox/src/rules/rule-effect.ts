import { z } from 'zod';
import { isObject, wholeNumber } from '#libs/schema';
import { cannedAnswer, type CannedAnswer } from './canned-answer';
import { delay } from './delay';

/** The action of a rule, in addition to a delay. */
export type RuleAction =
  | { readonly kind: 'respond'; readonly answer: CannedAnswer }
  | { readonly kind: 'reset' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'truncate'; readonly bodyBytes: number }
  | { readonly kind: 'outcome'; readonly code: string }
  | { readonly kind: 'commitThenDrop' };

const ACTIONS = ['respond', 'reset', 'empty', 'truncate', 'outcome', 'commitThenDrop'] as const;
const MAX_BODY = 1024 * 1024;

const actionMembers = {
  respond: cannedAnswer
    .optional()
    .describe('The rule sends this response. The service does not process the request.'),
  reset: z
    .literal(true)
    .optional()
    .describe('The connection is reset (TCP RST). The service does not process the request.'),
  empty: z
    .literal(true)
    .optional()
    .describe(
      'The connection is closed without a response. The service does not process the request.',
    ),
  truncate: z
    .strictObject({ bodyBytes: wholeNumber(0, MAX_BODY) })
    .optional()
    .describe(
      'The service processes the request, but its response ends after this number of body bytes.',
    ),
  commitThenDrop: z
    .literal(true)
    .optional()
    .describe(
      'The service processes the request, but the connection is closed without a response.',
    ),
};

/**
 * The `effect` of a rule: a delay, one action, or both.
 * @param outcomes the business outcomes of the service; undefined accepts any
 */
export function effectSchema(outcomes: readonly string[] | undefined) {
  const outcome = outcomeSchema(outcomes)
    .optional()
    .describe('The service answers the request with this business outcome.');
  return z
    .strictObject({
      outcome,
      delay: delay.optional().describe('Delays the response.'),
      ...actionMembers,
    })
    .check(z.superRefine(checkActions, { when: isObject }))
    .describe('The effect of the rule: a delay, one action, or both.')
    .transform((effect) => ({ delay: effect.delay, action: actionOf(effect) }));
}

function outcomeSchema(outcomes: readonly string[] | undefined): z.ZodType<string> {
  if (outcomes === undefined) return z.string();
  return outcomes.length > 0
    ? z.enum(outcomes)
    : z.never('Must be absent, because this service has no outcomes.');
}

type Actions = Readonly<Partial<Record<(typeof ACTIONS)[number] | 'delay', unknown>>>;

function checkActions(effect: Actions, context: z.RefinementCtx<Actions>): void {
  const named = ACTIONS.filter((action) => effect[action] !== undefined);
  if (named.length > 1) {
    const message = `Has ${named.join(' and ')}, but only one action is allowed.`;
    context.addIssue({ code: 'custom', message });
  } else if (named.length === 0 && effect.delay === undefined) {
    const message = `Must have delay, or one of ${ACTIONS.join(', ')}.`;
    context.addIssue({ code: 'custom', message });
  }
}

interface PostedActions {
  readonly respond?: CannedAnswer | undefined;
  readonly truncate?: { readonly bodyBytes: number } | undefined;
  readonly outcome?: string | undefined;
  readonly reset?: true | undefined;
  readonly empty?: true | undefined;
  readonly commitThenDrop?: true | undefined;
}

function actionOf(effect: PostedActions): RuleAction | undefined {
  const { respond, truncate, outcome } = effect;
  if (respond !== undefined) return { kind: 'respond', answer: respond };
  if (truncate !== undefined) return { kind: 'truncate', bodyBytes: truncate.bodyBytes };
  if (outcome !== undefined) return { kind: 'outcome', code: outcome };
  if (effect.reset === true) return { kind: 'reset' };
  if (effect.empty === true) return { kind: 'empty' };
  return effect.commitThenDrop === true ? { kind: 'commitThenDrop' } : undefined;
}
