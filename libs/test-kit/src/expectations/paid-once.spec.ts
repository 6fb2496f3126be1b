import { judge } from './paid-once';

const payment = {
  id: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
  endToEndId: 'E1',
  txId: 'T1',
  amount: 10.5,
  creditorIspb: '87654321',
  creditorName: '',
  debtorIspb: '12345678',
  debtorName: '',
  status: 'ACCEPTED' as const,
  createdAt: '2027-03-01T12:00:00.000Z',
};
const returned = {
  returnId: 'D1',
  endToEndId: 'E1',
  amount: '10.50',
  reason: 'MD06',
  debtorIspb: '87654321',
  creditorIspb: '12345678',
  status: 'ACCEPTED' as const,
  createdAt: '2027-03-01T12:00:00.000Z',
};
const another = { ...payment, endToEndId: 'E2' };

describe('A payment is paid once', () => {
  it.each([
    ['accepted', payment, [], [], { pass: true, message: 'E1 was paid once.' }],
    [
      'rejected',
      { ...payment, status: 'REJECTED' as const, reasonCode: 'AM04' as const },
      [],
      [],
      { pass: false, message: 'E1 is not paid: it is REJECTED with AM04.' },
    ],
    [
      'pending',
      { ...payment, status: 'PENDING' as const },
      [],
      [],
      { pass: false, message: 'E1 is not paid: it is PENDING.' },
    ],
    [
      'returned in part',
      payment,
      [],
      [{ ...returned, amount: '10.49' }],
      { pass: true, message: 'E1 was paid once.' },
    ],
    [
      'returned as a whole',
      payment,
      [],
      [returned],
      { pass: false, message: 'E1 was paid and returned as a whole (D1).' },
    ],
    [
      'returned in vain',
      payment,
      [],
      [{ ...returned, status: 'REJECTED' as const }],
      { pass: true, message: 'E1 was paid once.' },
    ],
    [
      'paid again under its TxId',
      payment,
      [another],
      [],
      {
        pass: false,
        message:
          'E1 was paid more than once. The same TxId T1 is in:\n  E2 ACCEPTED R$ 10.50 from 12345678 to 87654321',
      },
    ],
    [
      'sent again and rejected',
      payment,
      [{ ...another, status: 'REJECTED' as const }],
      [],
      { pass: true, message: 'E1 was paid once.' },
    ],
    [
      'beside one with another TxId',
      payment,
      [{ ...another, txId: 'T2' }],
      [],
      { pass: true, message: 'E1 was paid once.' },
    ],
  ])('%s', (_, one, others, returns, expected) => {
    expect(judge(one, [one, ...others], returns)).toEqual(expected);
  });
});
