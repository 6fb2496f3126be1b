import { admin } from '#libs/testing';
import { claimsOf, DONOR } from '../../claims/claims-client';
import { bank } from '../../reconciliation/bank';
import { entryOf, type Answer } from '../official-client';
import { type ErrorCase, type Place } from './case';

/** Wrong requests that are refused with other settings, and these settings. */
export const SET_UP_ERRORS: readonly (readonly [...ErrorCase, Readonly<Record<string, string>>])[] =
  [
    [
      '400 RequestSignatureInvalid',
      'an empty Signature, with DICT_SIGNATURES=require',
      ({ test, sandbox }) =>
        bank(test, sandbox).post('/entries/', 'CreateEntryRequest', entryOf(DONOR)),
      { DICT_SIGNATURES: 'require' },
    ],
    [
      '400 EntryInvalid',
      'wrong check digits of the owner, with STRICT_TAX_IDS',
      ({ test, sandbox }) => claimsOf(test, sandbox).entry(),
      { STRICT_TAX_IDS: 'true' },
    ],
    [
      '400 ClaimInvalid',
      'wrong check digits of the claimer, with STRICT_TAX_IDS',
      async ({ test, sandbox }) => {
        const claims = claimsOf(test, sandbox);
        const created = await claims.entry({ taxId: '52998224725' });
        expect(created.status).toBe(201);
        return claims.create();
      },
      { STRICT_TAX_IDS: 'true' },
    ],
    [
      '503 ServiceUnavailable',
      'a report of a payment, while the SPI does not answer',
      ({ test, sandbox }) =>
        bank(test, sandbox).post('/infraction-reports/', 'CreateInfractionReportRequest', {
          Participant: DONOR,
          InfractionReport: {
            TransactionId: `E${DONOR}20261121120000000000001`,
            ...{ Reason: 'REFUND_REQUEST', SituationType: 'SCAM' },
            ContactInformation: { Email: 'abc@pix.br', Phone: '+5561988887777' },
          },
        }),
      // Nothing listens there.
      { SPI_URL: 'http://127.0.0.1:9' },
    ],
  ];

/** A rule of a sandbox that requests an error of the next request. */
export async function errorByRule({ test, sandbox }: Place, outcome: string): Promise<Answer> {
  await admin(test, sandbox).rule({ match: {}, effect: { outcome }, times: 1 });
  return claimsOf(test, sandbox).entry();
}
