import { ABOVE_EXACT_RANGE } from '#libs/iso20022';
import { type Participant } from '../../participants/participant';
import { rejectionOf, type PaymentToCheck, type CheckContext } from './payment-checks';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const PAYER = '11111111';
const RECEIVER = '22222222';

function participant(ispb: string, change: Partial<Participant> = {}): [string, Participant] {
  const base = {
    ispb,
    name: ispb,
    kind: 'DIRECT',
    status: 'ACTIVE',
    settlementAgent: null,
    player: 'CLIENT',
  };
  return [ispb, { ...base, sendBlocked: false, ...change } as Participant];
}

const PAYMENT: PaymentToCheck = {
  endToEndId: `E${PAYER}20261121120000000000001`,
  payerIspb: PAYER,
  receiverIspb: RECEIVER,
  cents: 15_075,
  acceptedMs: NOW,
  serviceLevel: 'PAGPRI',
  initiator: undefined,
  facilitator: undefined,
};
const STRICT = { isStrict: true };
const PARTICIPANTS = [participant(PAYER), participant(RECEIVER)];

interface Case {
  readonly payment?: Partial<PaymentToCheck>;
  readonly around?: Partial<CheckContext>;
  readonly others?: readonly [string, Participant][];
}

function codeFor({ payment, around, others = [] }: Case): string | undefined {
  const participants = new Map([...PARTICIPANTS, ...others]);
  const context = {
    sender: PAYER,
    signer: undefined,
    nowMs: NOW,
    participants,
    isStrict: false,
  };
  return rejectionOf({ ...PAYMENT, ...payment }, { ...context, ...around })?.code;
}

describe('The checks of a payment', () => {
  it.each<[string | undefined, string, Case]>([
    [undefined, 'a payment between two participants', {}],
    [
      undefined,
      'of institutions that are not registered',
      { payment: { receiverIspb: '99999999' } },
    ],
    ['DS02', 'of a blocked institution', { others: [participant(PAYER, { sendBlocked: true })] }],
    [
      'DS02',
      'of a blocked settlement agent',
      {
        around: { sender: '33333333' },
        others: [
          participant('33333333', { sendBlocked: true }),
          participant(PAYER, { kind: 'INDIRECT', settlementAgent: '33333333' }),
        ],
      },
    ],
    [
      'RC09',
      'of the SPI itself',
      { payment: { payerIspb: '00038166' }, around: { sender: '00038166' } },
    ],
    [
      'RC09',
      'of an unknown payer, strictly',
      { payment: { payerIspb: '44444444' }, around: STRICT },
    ],
    ['AGNT', 'of another institution', { payment: { payerIspb: '44444444' } }],
    [
      'AGNT',
      'of an institution with another settlement agent',
      {
        around: { sender: RECEIVER },
        others: [participant(PAYER, { settlementAgent: '33333333' })],
      },
    ],
    [
      undefined,
      'of an indirect participant, sent by its settlement agent',
      {
        around: { sender: '33333333' },
        others: [participant('33333333'), participant(PAYER, { settlementAgent: '33333333' })],
      },
    ],
    ['DS0G', 'that another institution has signed', { around: { signer: RECEIVER } }],
    [undefined, 'that its sender has signed', { around: { signer: PAYER } }],
    ['RC10', 'to the SPI itself', { payment: { receiverIspb: '00038166' } }],
    [
      'RC10',
      'to an unknown receiver, strictly',
      { payment: { receiverIspb: '44444444' }, around: STRICT },
    ],
    ['DS27', 'of an inactive payer', { others: [participant(PAYER, { status: 'NOT_OPERATING' })] }],
    [
      'DS27',
      'to an inactive receiver',
      { others: [participant(RECEIVER, { status: 'NOT_OPERATING' })] },
    ],
    ['AG12', 'within one institution', { payment: { receiverIspb: PAYER } }],
    [
      'BE05',
      'of an unknown initiator, strictly',
      { payment: { initiator: '55555555000191' }, around: STRICT },
    ],
    [undefined, 'of an unknown initiator', { payment: { initiator: '55555555000191' } }],
    [
      'MD01',
      'of an unknown facilitator, strictly',
      { payment: { facilitator: '55555555' }, around: STRICT },
    ],
    ['AM01', 'of nothing', { payment: { cents: 0 } }],
    [undefined, 'of the largest amount', { payment: { cents: Number.MAX_SAFE_INTEGER } }],
    ['AM04', 'of more than a Conta PI can have', { payment: { cents: ABOVE_EXACT_RANGE } }],
    [
      'FF08',
      'whose id is 12 hours and a minute old',
      { payment: { endToEndId: `E${PAYER}202611202359` + 'a'.repeat(11) } },
    ],
    [
      undefined,
      'whose id is 12 hours old',
      { payment: { endToEndId: `E${PAYER}202611210000` + 'a'.repeat(11) } },
    ],
    [
      undefined,
      'whose id is 12 hours ahead',
      { payment: { endToEndId: `E${PAYER}202611220000` + 'a'.repeat(11) } },
    ],
    [
      'FF08',
      'whose id is of another day',
      { payment: { endToEndId: `E${PAYER}202611220001` + 'a'.repeat(11) } },
    ],
    [
      'FF08',
      'whose id has no such month',
      { payment: { endToEndId: `E${PAYER}202613211200` + 'a'.repeat(11) } },
    ],
    [
      'FF08',
      'whose id has no such day',
      { payment: { endToEndId: `E${PAYER}202602301200` + 'a'.repeat(11) } },
    ],
    ['CH16', 'accepted an hour ahead', { payment: { acceptedMs: NOW + 3_600_000 } }],
    [undefined, 'accepted by a clock that is 5 s ahead', { payment: { acceptedMs: NOW + 5_000 } }],
    ['AB03', 'accepted 40 s ago', { payment: { acceptedMs: NOW - 40_000 } }],
    [undefined, 'accepted 39.999 s ago', { payment: { acceptedMs: NOW - 39_999 } }],
    [
      undefined,
      'under fraud analysis, accepted an hour ago',
      { payment: { serviceLevel: 'PAGFRD', acceptedMs: NOW - 3_600_000 } },
    ],
    [
      undefined,
      'scheduled, accepted an hour ago',
      { payment: { serviceLevel: 'PAGAGD', acceptedMs: NOW - 3_600_000 } },
    ],
  ])('gives %s to a payment %s', (code, _, given) => {
    expect(codeFor(given)).toBe(code);
  });
});
