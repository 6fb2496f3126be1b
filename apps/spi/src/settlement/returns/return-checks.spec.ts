import { type ParticipantProfile } from '../../participants/participant';
import { isReturnable } from './return-checks';

const PAYER = '11111111';
const RECEIVER = '22222222';

const profile = (ispb: string): ParticipantProfile => ({
  ...{ ispb, name: ispb, kind: 'DIRECT', status: 'ACTIVE', settlementAgent: null },
  ...{ player: 'SIMULATOR', sendBlocked: false, answer: null },
});

/** Whether a payment that was settled between these accounts can be returned while these institutions are registered. */
function canReturn([from, to]: readonly (string | null)[], registered: readonly string[]): boolean {
  const payment = {
    ...{ debtorIspb: PAYER, creditorIspb: RECEIVER },
    ...{ debtorSettlementAccount: from ?? null, creditorSettlementAccount: to ?? null },
  };
  return isReturnable(payment, new Map(registered.map((ispb) => [ispb, profile(ispb)])));
}

describe('A payment', () => {
  it.each([
    ['between two Contas PI', [PAYER, RECEIVER], [PAYER, RECEIVER], true],
    ['from a Conta PI to the shared account', [PAYER, 'OTHERS'], [PAYER, RECEIVER], true],
    ['from the shared account to a Conta PI', ['OTHERS', RECEIVER], [RECEIVER], true],
    ['outside of the accounts', [null, null], [], true],
    ['outside of the accounts, registered since', [null, null], [RECEIVER], false],
    ['inside the shared account', ['OTHERS', 'OTHERS'], [], true],
    ['inside the shared account, registered since', ['OTHERS', 'OTHERS'], [RECEIVER], false],
  ])('%s can be returned: %s, %s registered, %s', (_, accounts, registered, expected) => {
    expect(canReturn(accounts, registered)).toBe(expected);
  });
});
