import { BANK_ORGANISATION_ID } from '../../keys/bank-ids';
import { refuseHolder, type TokenHolder } from './token-holder';

const BOUND = { organisationId: 'organisation-1', thumbprint: 'certificate-1' };
const UNBOUND = { ...BOUND, thumbprint: null };
const OF_BANK = { ...BOUND, organisationId: BANK_ORGANISATION_ID };
const ACTIVE: TokenHolder = {
  organisationStatus: 'Active',
  keyStatus: 'active',
  softwareId: 'software-1',
  softwareStatus: 'Active',
};
const NONE: TokenHolder = {
  organisationStatus: null,
  keyStatus: null,
  softwareId: null,
  softwareStatus: null,
};
const NO_CERTIFICATE: TokenHolder = { ...NONE, organisationStatus: 'Active' };

/** RFC 8705, 7.3; certificate standard 2.1. */
describe('The holder of an access token', () => {
  it.each<[string, Parameters<typeof refuseHolder>[0], TokenHolder, string | undefined]>([
    ['is active', BOUND, ACTIVE, undefined],
    ['has no certificate', UNBOUND, NO_CERTIFICATE, undefined],
    ['is the bank', OF_BANK, NONE, undefined],
    ['has a revoked certificate', BOUND, { ...ACTIVE, keyStatus: 'revoked' }, 'is revoked'],
    ['has an inactive certificate', BOUND, { ...ACTIVE, keyStatus: 'inactive' }, 'is inactive'],
    ['has an inactive software', BOUND, { ...ACTIVE, softwareStatus: 'Inactive' }, 'is Inactive'],
    [
      'is a withdrawn organisation',
      BOUND,
      { ...ACTIVE, organisationStatus: 'Withdrawn' },
      'is Withdrawn',
    ],
    [
      'is a withdrawn organisation without a certificate',
      UNBOUND,
      { ...NO_CERTIFICATE, organisationStatus: 'Withdrawn' },
      'is Withdrawn',
    ],
    ['was removed', BOUND, NONE, 'organisation-1 is not in the directory any more'],
    ['was removed without a certificate', UNBOUND, NONE, 'is not in the directory any more'],
    ['has lost its certificate', BOUND, NO_CERTIFICATE, 'is not in the directory any more'],
  ])('%s', (_, token, holder, expected) => {
    const refusal = refuseHolder(token, holder);
    if (expected === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(expected);
  });
});
