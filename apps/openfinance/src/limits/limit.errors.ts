import { HttpProblem } from '#libs/http';

/** The codes of exceeded limits. They are ours: the standard has none for these statuses. */
export const LIMIT_CODES = {
  monthly: 'LIMITE_OPERACIONAL_EXCEDIDO',
  minute: 'LIMITE_DE_TRAFEGO_EXCEDIDO',
  second: 'LIMITE_GLOBAL_EXCEDIDO',
} as const;

/**
 * The monthly limit of the endpoint is reached.
 * @param status 423 or 429, because the documents of banks and aggregators disagree
 */
export function monthlyLimitReached(status: 423 | 429, detail: string): HttpProblem {
  return new HttpProblem(status, detail, {
    code: LIMIT_CODES.monthly,
    title: 'Limite operacional excedido',
  });
}

/** One origin has made too many calls to an endpoint in this minute. */
export function tooManyCallsAMinute(detail: string): HttpProblem {
  return new HttpProblem(429, detail, {
    code: LIMIT_CODES.minute,
    title: 'Limite de tráfego excedido',
  });
}

/** The bank gets too many calls in this second. */
export function bankIsOverloaded(detail: string): HttpProblem {
  return new HttpProblem(529, detail, {
    code: LIMIT_CODES.second,
    title: 'Limite global excedido',
  });
}
