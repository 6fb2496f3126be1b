import { toCents } from '#libs/kernel';
import { type Charge, type ChargeTerm } from './charge';

/** Charges that every sandbox has, so that the examples of the API's documentation work on a fresh start. */
export const EXAMPLE_TOKENS = {
  cob: '0000000000000001',
  cobv: '0000000000000002',
  /** For the example of the DELETE operation. */
  toRemove: '0000000000000003',
} as const;

const DAYS_AHEAD = '9999-12-31';
const TERMS: Readonly<Record<string, ChargeTerm>> = {
  [EXAMPLE_TOKENS.cob]: { kind: 'cob', expirySeconds: 86_400 },
  [EXAMPLE_TOKENS.cobv]: { kind: 'cobv', dueDate: DAYS_AHEAD, validityDays: 0 },
  [EXAMPLE_TOKENS.toRemove]: { kind: 'cob', expirySeconds: 86_400 },
};

/** The example charge with this token, created now; undefined if there is none. */
export function exampleCharge(token: string, nowMs: number): Charge | undefined {
  const term = TERMS[token];
  if (term === undefined) return undefined;
  return {
    token,
    status: 'ATIVA',
    takenBy: null,
    createdAtMs: nowMs,
    content: {
      term,
      location: `pix.example.com/qr/${term.kind}/${token}`,
      txid: `exemplo${token}exemplo${token}`.slice(0, 35),
      key: '+5511987654321',
      amount: toCents(15_000),
      canChangeAmount: false,
      payerRequest: null,
      merchantName: 'Joao Souza',
      merchantCity: 'BRASILIA',
    },
  };
}
