import { compile, PROFILES } from '#libs/iso8583';
import { Dice } from '#libs/testing';
import { type CardTransaction } from '../transaction';
import { chargebackAdvice } from './chargeback-advice';
import {
  isTooLate,
  openDispute,
  ruleOf,
  stepAtDeadline,
  sumOf,
  takeStep,
  type StepTaken,
} from './dispute';
import { DISPUTE_PARTIES, FINAL_STATUSES, stepsFrom, type DisputeStep } from './dispute-machine';
import { DISPUTE_REASONS, reasonOf, STATUS_DAYS, type DisputeReason } from './dispute-reasons';

const NOW_MS = Date.parse('2027-01-01T12:00:00Z');
const presentment = {
  ...{ id: 'sale', pan: '4000000000000001', account: 'default', mti: '0200' },
  ...{ processingCode: '003000', stan: '000042', rrn: '700112000042' },
  ...{ transmittedAt: '0101120000', acquirer: '00000000001', forwarder: null },
  ...{ terminal: 'TERM0001', merchant: 'MERCHANT0000001', mcc: '5999' },
  ...{ authorizationCode: '123456', createdAt: '2026-12-31T12:00:00.000Z' },
} as CardTransaction;

const reason = (code: string): DisputeReason => {
  const found = DISPUTE_REASONS.find((each) => each.code === code);
  if (found === undefined) throw new Error(`No reason ${code}`);
  return found;
};
const open = (code: string, cents = 1_000) =>
  openDispute(presentment, { id: 'd', reason: reason(code), cents, note: null, nowMs: NOW_MS });

/** Takes steps, some with the amount that is contested after them, and sums the money of each party. */
function story(code: string, steps: readonly (DisputeStep | [DisputeStep, number])[]) {
  const taken = [open(code)];
  let { dispute } = open(code);
  for (const each of steps) {
    const [step, cents] = typeof each === 'string' ? [each, undefined] : each;
    const rule = ruleOf(dispute, step);
    if (rule === undefined) throw new Error(`No step ${step} from ${dispute.status}`);
    const contested = cents ?? dispute.contested;
    const how = { contested, isSilence: false, note: null, nowMs: NOW_MS };
    const next: StepTaken = takeStep(dispute, rule, how);
    taken.push(next);
    dispute = next.dispute;
  }
  const movements = taken.flatMap((each) => each.movements);
  const sums = DISPUTE_PARTIES.map((party) => sumOf(movements, party));
  expect(dispute.cardholder).toBe(sums[0]);
  return [dispute.status, ...sums.map((cents) => (cents === 0 ? 0 : cents))];
}

describe('The money of a dispute', () => {
  // status, then what the cardholder, the issuer and the merchant have got
  it.each<[string, readonly (DisputeStep | [DisputeStep, number])[], unknown[]]>([
    ['13.1', [], ['chargeback', 1_000, 0, -1_000]],
    ['13.1', ['accept'], ['cardholder-won', 1_000, 0, -1_000]],
    ['13.1', ['withdraw'], ['withdrawn', 0, 0, 0]],
    ['13.1', ['represent'], ['representment', 1_000, -1_000, 0]],
    ['13.1', [['represent', 400]], ['representment', 1_000, -400, -600]],
    ['13.1', ['represent', 'accept'], ['merchant-won', 0, 0, 0]],
    ['13.1', [['represent', 400], 'accept'], ['merchant-won', 600, 0, -600]],
    ['13.1', ['represent', 'pre-arbitrate'], ['pre-arbitration', 1_000, -1_000, 0]],
    ['13.1', ['represent', ['pre-arbitrate', 700]], ['pre-arbitration', 700, -700, 0]],
    ['13.1', ['represent', ['pre-arbitrate', 700], 'accept'], ['cardholder-won', 700, 0, -700]],
    ['13.1', ['represent', 'pre-arbitrate', 'withdraw'], ['merchant-won', 0, 0, 0]],
    ['13.1', ['represent', 'pre-arbitrate', 'decline'], ['declined', 1_000, -1_000, 0]],
    ['13.1', ['represent', 'pre-arbitrate', ['decline', 300]], ['declined', 1_000, -300, -700]],
    ['13.1', ['represent', 'pre-arbitrate', 'decline', 'accept'], ['merchant-won', 0, 0, 0]],
    [
      '4853',
      ['represent', 'pre-arbitrate', 'decline', 'arbitrate', 'rule-for-cardholder'],
      ['cardholder-won', 1_000, 0, -1_000],
    ],
    [
      '4853',
      ['represent', 'pre-arbitrate', ['decline', 300], 'arbitrate', 'rule-for-merchant'],
      ['merchant-won', 700, 0, -700],
    ],
    [
      '4853',
      ['represent', 'pre-arbitrate', 'decline', 'arbitrate', 'withdraw'],
      ['merchant-won', 0, 0, 0],
    ],
    ['10.4', ['accept'], ['cardholder-won', 1_000, 0, -1_000]],
    ['10.4', ['withdraw'], ['withdrawn', 0, 0, 0]],
    ['10.4', [['pre-arbitrate', 400]], ['pre-arbitration', 1_000, 0, -1_000]],
    ['10.4', [['pre-arbitrate', 400], 'accept'], ['merchant-won', 600, 0, -600]],
    ['10.4', ['pre-arbitrate', ['decline', 300]], ['declined', 300, 0, -300]],
    ['10.4', ['pre-arbitrate', 'withdraw'], ['cardholder-won', 1_000, 0, -1_000]],
    ['10.4', ['pre-arbitrate', 'decline', 'accept'], ['cardholder-won', 1_000, 0, -1_000]],
    [
      '11.3',
      ['pre-arbitrate', 'decline', 'arbitrate', 'rule-for-merchant'],
      ['merchant-won', 0, 0, 0],
    ],
    [
      '11.3',
      ['pre-arbitrate', 'decline', 'arbitrate', 'rule-for-cardholder'],
      ['cardholder-won', 1_000, 0, -1_000],
    ],
    [
      '11.3',
      ['pre-arbitrate', 'decline', 'arbitrate', 'withdraw'],
      ['cardholder-won', 1_000, 0, -1_000],
    ],
  ])('for %s after %j', (code, steps, expected) => {
    expect(story(code, steps)).toEqual(expected);
  });

  it('adds up to zero after any steps, and at the end the issuer has none of it', () => {
    const dice = new Dice(7);
    const ends = new Set<string>();
    for (let round = 0; round < 300; round += 1) {
      let { dispute, movements } = open(dice.one(['10.4', '13.1', '4837']), 1 + dice.below(5_000));
      const all = [...movements];
      while (!FINAL_STATUSES.includes(dispute.status)) {
        const isSilence = dice.below(4) === 0;
        const rule = isSilence
          ? stepAtDeadline(dispute)
          : dice.one(stepsFrom(dispute.flow, dispute.status));
        if (rule === undefined) throw new Error(`Nothing ends ${dispute.status}.`);
        const canConcede = rule.concedes !== undefined && !isSilence;
        const contested = canConcede ? 1 + dice.below(dispute.contested) : dispute.contested;
        ({ dispute, movements } = takeStep(dispute, rule, {
          ...{ contested, isSilence, note: null, nowMs: NOW_MS },
        }));
        expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        all.push(...movements);
        const [cardholder = 0, , merchant = 0] = DISPUTE_PARTIES.map((party) => sumOf(all, party));
        // Never more than the chargeback, and never less than nothing.
        expect(cardholder).toBeGreaterThanOrEqual(0);
        expect(cardholder).toBeLessThanOrEqual(dispute.amount);
        expect(merchant).toBeLessThanOrEqual(0);
        expect(dispute.cardholder).toBe(cardholder);
      }
      expect(sumOf(all, 'issuer') + 0).toBe(0);
      expect([dispute.deadlineAt, typeof dispute.closedAt]).toEqual([null, 'string']);
      ends.add(`${dispute.flow} ${dispute.status}`);
    }
    expect(ends.size).toBe(6);
  });
});

describe('The time limits of a dispute', () => {
  it.each([
    ['10.4', '2027-01-31T12:00:00.000Z'],
    ['4837', '2027-02-15T12:00:00.000Z'],
  ])('of %s: the acquirer has until %s', (code, deadlineAt) => {
    expect(open(code).dispute.deadlineAt).toBe(deadlineAt);
  });

  it.each([
    ['11.1', 75],
    ['13.1', 120],
    ['4808', 90],
    ['4853', 120],
  ])('of %s: a chargeback within %d days', (code, days) => {
    const last = Date.parse(presentment.createdAt) + days * 86_400_000;
    expect(isTooLate(reason(code), presentment, last)).toBe(false);
    expect(isTooLate(reason(code), presentment, last + 1)).toBe(true);
  });

  it('exist for each status that can wait, and each reason is there once', () => {
    const waiting = ['chargeback', 'representment', 'pre-arbitration', 'declined', 'arbitration'];
    for (const days of Object.values(STATUS_DAYS)) expect(Object.keys(days)).toEqual(waiting);
    const keys = DISPUTE_REASONS.map(({ brand, code }) => `${brand} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(reasonOf('visa', '4853')).toBeUndefined();
  });
});

describe('The chargeback advice', () => {
  it('names the presentment, and has a place in the profile', () => {
    const message = chargebackAdvice(open('13.1', 250).dispute, 1_000_007);
    expect(message).toEqual({
      mti: '0422',
      fields: {
        ...{ '2': '4000000000000001', '3': '003000', '4': '000000000250', '7': '0101120000' },
        ...{ '11': '000007', '18': '5999', '32': '00000000001', '37': '700112000042' },
        ...{ '38': '123456', '41': 'TERM0001', '42': 'MERCHANT0000001', '49': '986' },
        ...{ '63': 'CB13.1', '90': '020000004201011200000000000000100000000000' },
      },
    });
    const codec = compile(PROFILES.ascii);
    expect(codec.decode(codec.encode(message))).toEqual(message);
  });
});
