import { type Dice } from '#libs/testing';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { nowOf, withData, type World } from '../world';
import { pacs002, pacs008, type Flaw } from './messages';
import { received, type Settle, type Transfer } from './settle';
import { ISPBS, VIRTUAL_ISPBS } from './state';

/** More payments than this in a sandbox would only make reading slower. */
const ENOUGH = 150;
/** Institutions whose payments are drawn. */
const PAYERS = [...ISPBS, VIRTUAL_ISPBS[0]] as const;
const RECEIVERS = [...ISPBS, VIRTUAL_ISPBS[1]] as const;
export const REJECT_CODES = ['AM04', 'AC03', 'DS04', 'BE01', 'RR04', 'AB03'] as const;

/** What is wrong with a message, and the status of its answer. */
const FLAWS: Readonly<Record<Flaw, number>> = {
  'not-xml': 400,
  'other-root': 400,
  'wrong-count': 400,
  'no-id': 400,
  'wrong-total': 422,
  currency: 422,
};

interface Message {
  readonly transfers: readonly Transfer[];
  readonly flaw: Flaw | null;
  readonly settle: Settle;
  [name: string]: readonly Transfer[] | string | null;
}

export const pay = operation<World, Message>({
  name: 'spi.pay',
  service: 'spi',
  weight: 18,
  draw: (dice, world, { number }) => {
    const { nowMs, data } = world;
    if (nowMs === undefined || Object.keys(data.spi.payments).length > ENOUGH) return undefined;
    const count = dice.share(0.2) ? 2 + dice.below(3) : 1;
    const transfers = Array.from({ length: count }, (_, index) =>
      drawTransfer(dice, world, number * 10 + index),
    );
    const [first] = transfers;
    const isTwice = first !== undefined && count > 1 && dice.share(0.1);
    const flaw = dice.share(0.06) ? dice.one(Object.keys(FLAWS) as Flaw[]) : null;
    const settle = dice.share(0.4) ? 'async' : 'now';
    return { transfers: isTwice ? [...transfers, first] : transfers, flaw, settle };
  },
  request: ({ transfers, flaw, settle }) => ({
    service: 'spi',
    method: 'POST',
    path: settle === 'now' ? '/spi/pacs.008' : '/spi/pacs.008?settle=async',
    headers: { 'Content-Type': 'application/xml' },
    body: pacs008(transfers, flaw),
  }),
  outcomes: ({ transfers, flaw, settle }, world) => {
    const { spi } = world.data;
    if (flaw !== null) return [unchanged(world, flaw, withZero(transfers, FLAWS[flaw]))];
    if (transfers.some(({ cents }) => cents <= 0)) {
      return [unchanged(world, 'an amount that is not positive', 422, 'AMOUNT_INVALID')];
    }
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const isRepeated = new Set(ids).size < ids.length;
    if (isRepeated || ids.some((id) => spi.payments[id] !== undefined)) {
      return [unchanged(world, 'a duplicate', 409, 'END_TO_END_ID_DUPLICATED')];
    }
    return [stored(world, transfers, settle)];
  },
});

/** 400 goes before 422, and a flaw of 422 has the status of an amount that is zero. */
function withZero(transfers: readonly Transfer[], status: number): number {
  return transfers.some(({ cents }) => cents <= 0) ? Math.min(status, 422) : status;
}

function stored(world: World, transfers: readonly Transfer[], settle: Settle): Outcome<World> {
  const now = nowOf(world);
  const spi = received(world.data.spi, transfers, { now, settle });
  const payments = transfers.flatMap(({ endToEndId }) => spi.payments[endToEndId] ?? []);
  const report = pacs002(payments, now);
  return {
    name: 'stored',
    differs: (answer) =>
      statusDiffers(answer, 200) ??
      (answer.body === report ? undefined : `the pacs.002 is not ${report}`),
    next: () => withData(world, 'spi', spi),
  };
}

function drawTransfer(dice: Dice, { nowMs = 0, data }: World, id: number): Transfer {
  const known = Object.keys(data.spi.payments);
  const debtorIspb = dice.one(PAYERS);
  const minute = new Date(nowMs).toISOString().slice(0, 16).replaceAll(/[-T:]/g, '');
  const newId = `E${debtorIspb}${minute}${String(id).padStart(11, '0')}`;
  return {
    endToEndId: known.length > 0 && dice.share(0.05) ? dice.one(known) : newId,
    txId: dice.share(0.3) ? `TX${String(id)}` : null,
    cents: drawCents(dice, data.spi.participants[debtorIspb]?.cents),
    debtorIspb,
    creditorIspb: dice.one(RECEIVERS),
    testValue: dice.share(0.05) ? dice.one(REJECT_CODES) : null,
  };
}

/** Sometimes nothing, all that the payer has, or a cent more. */
function drawCents(dice: Dice, available: number | undefined): number {
  if (dice.share(0.03)) return 0;
  if (available !== undefined && available > 0 && dice.share(0.1)) {
    return available + dice.below(2);
  }
  return 1 + dice.below(dice.one([100, 10_000, 1_000_000]));
}
