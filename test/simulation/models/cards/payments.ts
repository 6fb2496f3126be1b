import { type Dice } from '#libs/testing';
import { type World } from '../world';
import { numbersOf } from './matching';
import { sending } from './messages';
import { PANS, type CardsState, type Sent, type Transaction } from './state';

const MCCS = ['5999', '5999', '5999', '5812', '5541', '7011', '7995'];
/** The acquirer gives its own reversals lower numbers. */
const LOWEST_STAN = 100_000;
const ACCOUNTS = ['00', '00', '00', '00', '10', '20', '30'];

type Draft = Pick<Sent, 'mti' | 'pan' | 'processingCode' | 'cents'>;

/** A message with the numbers of this step. */
export function drawMessage(dice: Dice, draft: Draft, nowMs: number, number: number): Sent {
  const digits = String(number + 1);
  const utc = new Date(nowMs).toISOString().replace(/[^0-9]/g, '');
  const local = new Date(nowMs - 3 * 3_600_000).toISOString().replace(/[^0-9]/g, '');
  return {
    ...draft,
    stan: String(LOWEST_STAN + number),
    sentAt: utc.slice(4, 14),
    localTime: local.slice(8, 14),
    localDate: local.slice(4, 8),
    rrn: draft.mti.slice(1, 3) + digits.padStart(10, '0'),
    // Messages of one step are the same message if their types are.
    terminal: `TERM000${String(1 + (number % 2))}`,
    mcc: dice.one(MCCS),
    ...{ expiry: null, cvv: null, pin: null, takesPart: false },
    ...{ code: null, original: null, remaining: null },
  };
}

/** Requests and advices that name no other message. */
export const pay = sending('cards.pay', 18, (dice, world, nowMs, number) => {
  const draft = { pan: drawPan(dice, world), cents: drawCents(dice) };
  const account = dice.one(ACCOUNTS);
  const message = (mti: string, type: string, cents = draft.cents): Sent => {
    const processingCode = type === '20' ? `2000${account}` : `${type}${account}00`;
    return drawMessage(dice, { ...draft, mti, processingCode, cents }, nowMs, number);
  };
  return dice.one([
    ...[1, 2, 3, 4].map(() => () => withCredentials(dice, world, message('0100', '00'))),
    ...[1, 2, 3].map(() => () => withCredentials(dice, world, message('0200', '00'))),
    () => withCredentials(dice, world, message(dice.one(['0100', '0200']), '01')),
    () => withAdviceCode(dice, message(dice.one(['0120', '0220']), '00'), number),
    () => message(dice.one(['0200', '0200', '0220', '0100']), '20'),
    () => ({ ...message(dice.one(['0100', '0200']), '31', 0), processingCode: '310000' }),
  ])();
});

/** A message names a hold: it captures it or increases it. */
export const complete = sending('cards.complete', 9, (dice, { data }, nowMs, number) => {
  const { cards } = data;
  const holds = Object.values(cards.cards).flatMap(({ draft: { pan }, holds: ofCard }) =>
    ofCard.slice(-4).map((hold) => ({ pan, hold })),
  );
  if (holds.length === 0) return undefined;
  const { pan, hold } = dice.one(holds);
  const first = cards.transactions[hold.key];
  if (first === undefined) return undefined;
  const mti = dice.one(['0100', '0200', '0200', '0220', '0220']);
  const half = Math.ceil(hold.amount / 2);
  const cents = dice.one([hold.amount, hold.amount, half, hold.amount + 1, drawCents(dice)]);
  const draft = { mti, pan, processingCode: '000000', cents };
  const message = { ...drawMessage(dice, draft, nowMs, number), terminal: first.sent.terminal };
  return named(dice, message, first);
});

/** By DE38, by DE90, or, which only an advice can, by DE37. */
function named(dice: Dice, message: Sent, first: Transaction): Sent | undefined {
  if (dice.share(0.05)) return { ...message, code: '000000' };
  if (message.mti === '0220' && dice.share(0.3)) return { ...message, rrn: first.sent.rrn };
  if (dice.share(0.3)) return { ...message, original: numbersOf(first.sent) };
  const { code } = first;
  return typeof code === 'string' ? { ...message, code } : undefined;
}

/** A known message again: as a repeat, as a duplicate, or with its numbers used for another amount. */
export const repeat = sending('cards.repeat', 5, (dice, { data }) => {
  const known = Object.values(data.cards.transactions).filter(({ sent }) => isOurs(sent));
  if (known.length === 0) return undefined;
  const { sent } = dice.one(known.slice(-30));
  const cents = dice.share(0.1) ? sent.cents + 1 : sent.cents;
  return { ...sent, cents, mti: sent.mti.slice(0, 3) + (dice.share(0.8) ? '1' : '0') };
});

/** The acquirer has given its own reversals numbers that the model does not know. */
export function isOurs({ stan }: Sent): boolean {
  return !stan.startsWith('?');
}

/** A payment whose reversal has arrived before it. */
export const late = sending('cards.late', 2, (dice, { data }, nowMs, number) => {
  const orphan = drawOrphan(dice, data.cards);
  if (orphan === undefined) return undefined;
  const { pan, original, rrn, cents, terminal } = orphan;
  const mti = original?.mti ?? '0200';
  const message = drawMessage(dice, { mti, pan, processingCode: '000000', cents }, nowMs, number);
  return original === null
    ? { ...message, rrn, terminal }
    : { ...message, stan: original.stan, sentAt: original.sentAt };
});

function drawOrphan(dice: Dice, { orphans, transactions }: CardsState): Sent | undefined {
  return orphans.length === 0 ? undefined : transactions[dice.one(orphans)]?.sent;
}

/** Mostly a card that can pay. */
export function drawPan(dice: Dice, { data }: World): string {
  if (dice.share(0.1)) return dice.one(PANS);
  const cards = Object.values(data.cards.cards);
  const good = cards.filter(
    ({ status, draft: { scenario, expiry } }) =>
      status === 'active' && scenario === null && expiry === '9912',
  );
  return dice.one(good.length > 0 && dice.share(0.8) ? good : cards).draft.pan;
}

export function drawCents(dice: Dice): number {
  if (dice.share(0.03)) return 0;
  return dice.share(0.1) ? 50_000_000 : 1 + dice.below(dice.one([2_000, 40_000]));
}

/** The credentials of the card, often right. */
function withCredentials(dice: Dice, { data }: World, sent: Sent): Sent {
  const draft = data.cards.cards[sent.pan]?.draft;
  const value = (
    share: number,
    right: string | undefined,
    wrong: string,
    rightShare = 0.85,
  ): string | null =>
    dice.share(share) ? (dice.share(rightShare) ? (right ?? wrong) : wrong) : null;
  return {
    ...sent,
    expiry: value(0.3, draft?.expiry, '9811'),
    cvv: value(0.3, draft?.cvv, '999'),
    pin: value(sent.processingCode.startsWith('01') ? 0.8 : 0.2, draft?.pin, '9999', 0.6),
    takesPart: dice.share(0.3),
  };
}

/** The network has issued the code of an advice. */
function withAdviceCode(dice: Dice, sent: Sent, number: number): Sent {
  return dice.share(0.5) ? { ...sent, code: `A${String(number).padStart(5, '0')}` } : sent;
}
