import { PAYMENT_STATUSES } from '../../payments/payment';
import { resultOf } from './result';

describe('The result of a payment of the bank', () => {
  it.each([
    ['ACSC', 'PAID', '00'],
    ['RJCT', 'REFUSED', 'HF'],
    ['CANC', 'REFUSED', 'PA'],
  ] as const)('with status %s is %s %s', (status, result, occurrences) => {
    const rejection = status === 'RJCT' ? 'SALDO_INSUFICIENTE' : null;
    const found = resultOf({ status, rejection, spiCode: null });
    expect(found).toEqual({ status: result, occurrences });
  });

  it('is not known with any other status', () => {
    const unknown = PAYMENT_STATUSES.filter(
      (status) => resultOf({ status, rejection: null, spiCode: null }) === undefined,
    );
    expect(unknown).toEqual(['RCVD', 'PDNG', 'ACCP', 'ACPD', 'SCHD']);
  });
});
