import { storedPayment } from '../../test/payments/builders';
import { type Payment } from '../payments/payment';
import { nextStep } from './next-step';

const atMs = Date.parse('2026-01-30T12:00:02.000Z');
const MINUTE_MS = 60_000;
const OF_A_DAY = { ...storedPayment().details, date: '2026-01-31' };

describe('The next step of a payment', () => {
  it.each<readonly [string, Partial<Payment>, object | undefined]>([
    ['of now, received', { status: 'RCVD' }, { kind: 'accept' }],
    ['of now, accepted', { status: 'ACCP' }, { kind: 'block' }],
    ['of a later day, received', { status: 'RCVD', details: OF_A_DAY }, { kind: 'accept' }],
    [
      'of a later day, accepted',
      { status: 'ACCP', details: OF_A_DAY, sendAtMs: atMs + MINUTE_MS },
      { kind: 'schedule' },
    ],
    [
      'of a later day, accepted after its day because it was held',
      { status: 'ACCP', details: OF_A_DAY, sendAtMs: atMs - MINUTE_MS },
      { kind: 'block' },
    ],
    [
      'of a later day that a rule holds, received',
      { status: 'RCVD', details: OF_A_DAY, requestedOutcome: 'PDNG' },
      { kind: 'accept' },
    ],
    [
      'that a rule rejects, received',
      { status: 'RCVD', requestedOutcome: 'RJCT:FALHA_INFRAESTRUTURA_ICP' },
      { kind: 'accept' },
    ],
    ['of a later day', { status: 'SCHD' }, { kind: 'block' }],
    [
      'that a rule rejects',
      { status: 'ACCP', requestedOutcome: 'RJCT:FALHA_INFRAESTRUTURA_ICP' },
      { kind: 'reject', reason: 'FALHA_INFRAESTRUTURA_ICP' },
    ],
    [
      'that a rule holds',
      { requestedOutcome: 'PDNG' },
      { kind: 'hold', untilMs: atMs + 30 * MINUTE_MS },
    ],
    [
      'that a rule holds for hours',
      { requestedOutcome: 'PDNG:PT6H' },
      { kind: 'hold', untilMs: atMs + 360 * MINUTE_MS },
    ],
    [
      'of a later day that a rule holds',
      { status: 'SCHD', requestedOutcome: 'PDNG' },
      { kind: 'hold' },
    ],
    ['whose analysis has ended', { status: 'PDNG' }, { kind: 'accept' }],
    ['that was accepted after its analysis', { status: 'ACCP' }, { kind: 'block' }],
    ['whose amount is blocked', { status: 'ACPD', attempts: 1 }, { kind: 'send' }],
    ['whose answer was lost', { status: 'PDNG', attempts: 2 }, { kind: 'send' }],
    ['that was accepted', { status: 'ACPD', attempts: 1, isAccepted: true }, { kind: 'settle' }],
    [
      'that will be returned, before it is settled',
      { status: 'ACPD', attempts: 1, isAccepted: true, requestedOutcome: 'DEVOLVIDO' },
      { kind: 'settle' },
    ],
    [
      'settled, to be returned',
      { status: 'ACSC', requestedOutcome: 'DEVOLVIDO' },
      { kind: 'return' },
    ],
    ['settled', { status: 'ACSC', isAccepted: true }, undefined],
    ['rejected', { status: 'RJCT', requestedOutcome: 'RJCT:NAO_INFORMADO' }, undefined],
    ['cancelled', { status: 'CANC', requestedOutcome: 'PDNG' }, undefined],
  ])('%s', (_, change, expected) => {
    const step = nextStep(storedPayment(change), atMs);
    if (expected === undefined) expect(step).toBeUndefined();
    else expect(step).toMatchObject(expected);
  });
});
