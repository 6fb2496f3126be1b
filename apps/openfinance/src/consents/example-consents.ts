import { addDuration, LAST_INSTANT_MS } from '#libs/kernel';
import { type ConsentDraft } from './consent';

const EXAMPLE_ID = 'urn:simulador:00000000-0000-4000-8000-00000000000';

/**
 * Consents that every sandbox has, so that the examples of the API's documentation work on a fresh start. Each is
 * created when its id is first used.
 */
export const EXAMPLE_CONSENT_IDS = {
  authorised: `${EXAMPLE_ID}1`,
  /** For the example of the revocation. */
  toRevoke: `${EXAMPLE_ID}2`,
  /** For the authorisation page. It is never authorised automatically. */
  awaiting: `${EXAMPLE_ID}3`,
} as const;

const IDS: ReadonlySet<string> = new Set(Object.values(EXAMPLE_CONSENT_IDS));

/** The CPF of Maria Silva, a customer that every sandbox has. */
export const EXAMPLE_CPF = '11144477735';

/** The values of the example consent with this id; undefined if there is none. */
export function exampleConsent(
  consentId: string,
  nowMs: number,
): { readonly draft: ConsentDraft; readonly isAuthorised: boolean } | undefined {
  if (!IDS.has(consentId)) return undefined;
  const draft: ConsentDraft = {
    loggedUser: EXAMPLE_CPF,
    businessEntity: null,
    permissions: [
      'ACCOUNTS_READ',
      'ACCOUNTS_BALANCES_READ',
      'ACCOUNTS_TRANSACTIONS_READ',
      'ACCOUNTS_OVERDRAFT_LIMITS_READ',
      'RESOURCES_READ',
    ],
    expiresAtMs: Math.min(LAST_INSTANT_MS, addDuration(nowMs, { months: 6, ms: 0 })),
    isLinked: null,
  };
  return { draft, isAuthorised: consentId !== EXAMPLE_CONSENT_IDS.awaiting };
}
