import { type Dice } from '#libs/testing';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Json, type Outcome } from '../../core/model';
import { reais } from '../amounts';
import { withItem } from '../lists';
import { nowOf, withData, type World } from '../world';
import { DELAYS_S } from './answers';
import { credited, ISPBS, STR, VIRTUAL_ISPBS, type Participant, type SpiState } from './state';

export const register = operation<World, { ispb: string; cents: number }>({
  name: 'spi.register',
  service: 'spi',
  weight: 0.8,
  draw: (dice, { nowMs }) =>
    nowMs === undefined ? undefined : { ispb: dice.one(ISPBS), cents: dice.below(5_000_000) },
  request: ({ ispb, cents }) => ({
    service: 'spi',
    method: 'POST',
    path: '/__admin/participants',
    body: { ispb, balance: reais(cents) },
  }),
  outcomes: ({ ispb, cents }, world) => {
    const { spi } = world.data;
    if (spi.participants[ispb] !== undefined) {
      return [unchanged(world, 'registered already', 409, 'PARTICIPANT_EXISTS')];
    }
    const createdAt = nowOf(world);
    const participant: Participant = {
      ...{ kind: 'DIRECT', status: 'ACTIVE', sendBlocked: false },
      ...{ answer: null, cents, createdAt },
    };
    const movements =
      cents === 0 ? spi.movements : withItem(spi.movements, { ispb, cents, at: createdAt });
    const after = { ...spi, movements, participants: { ...spi.participants, [ispb]: participant } };
    return [changed(201, world, ispb, after)];
  },
});

interface Change {
  readonly ispb: string;
  /** The members that change. */
  readonly change: Readonly<Record<string, Json>>;
  [name: string]: Json;
}

/** Blocks and unblocks a participant, stops and starts it, or says how it answers. */
export const patch = operation<World, Change>({
  name: 'spi.patch',
  service: 'spi',
  weight: 3,
  draw: (dice, { nowMs, data }) => {
    if (nowMs === undefined) return undefined;
    const { ispb, participant } = drawParticipant(dice, data.spi);
    if (dice.share(0.5)) return { ispb, change: { answer: drawAnswer(dice) } };
    // Most of the time it works again soon.
    return dice.share(0.5)
      ? { ispb, change: { sendBlocked: participant?.sendBlocked === false && dice.share(0.5) } }
      : { ispb, change: { status: drawStatus(dice, participant) } };
  },
  request: ({ ispb, change }) => ({
    service: 'spi',
    method: 'PATCH',
    path: `/__admin/participants/${ispb}`,
    body: change,
  }),
  outcomes: ({ ispb, change }, world) => {
    const { spi } = world.data;
    const participant = spi.participants[ispb];
    if (participant === undefined) {
      return [unchanged(world, 'unknown', 404, 'PARTICIPANT_NOT_FOUND')];
    }
    const after = { ...participant, ...change };
    const participants = { ...spi.participants, [ispb]: after };
    return [changed(200, world, ispb, { ...spi, participants })];
  },
});

/** A contribution, or a withdrawal if the amount is negative. */
export const move = operation<World, { ispb: string; cents: number }>({
  name: 'spi.move',
  service: 'spi',
  weight: 3,
  draw: (dice, { nowMs, data }) => {
    if (nowMs === undefined) return undefined;
    const { ispb, participant } = drawParticipant(dice, data.spi);
    const cents = dice.share(0.03) ? 0 : 1 + dice.below(1_000_000);
    if (dice.share(0.5)) return { ispb, cents };
    const isAll = participant?.kind === 'DIRECT' && dice.share(0.3);
    return { ispb, cents: isAll ? -participant.cents - dice.below(2) : -cents };
  },
  request: ({ ispb, cents }) => ({
    service: 'spi',
    method: 'POST',
    path: `/__admin/participants/${ispb}/${cents < 0 ? 'withdrawals' : 'contributions'}`,
    body: { amount: reais(Math.abs(cents)) },
  }),
  outcomes: ({ ispb, cents }, world) => {
    const participant = world.data.spi.participants[ispb];
    const wrong = [
      ...(cents === 0 ? [unchanged(world, 'no amount', 400, 'REQUEST_INVALID')] : []),
      ...(participant === undefined
        ? [unchanged(world, 'unknown', 404, 'PARTICIPANT_NOT_FOUND')]
        : []),
      ...(participant !== undefined && participant.cents + cents < 0
        ? [unchanged(world, 'too much', 422, 'BALANCE_TOO_LOW')]
        : []),
    ];
    return wrong.length > 0 ? wrong : [moved(world, ispb, cents)];
  },
});

function moved(world: World, ispb: string, cents: number): Outcome<World> {
  const at = nowOf(world);
  const spi = credited(world.data.spi, ispb, cents);
  const movements = withItem(spi.movements, { ispb, cents, at });
  return {
    name: 'moved',
    differs: (answer) =>
      statusDiffers(answer, 201, {
        kind: cents < 0 ? 'WITHDRAWAL' : 'CONTRIBUTION',
        counterparty: STR,
        amount: reais(cents),
        balance: reais(spi.participants[ispb]?.cents ?? 0),
        at,
      }),
    next: () => withData(world, 'spi', { ...spi, movements }),
  };
}

function changed(status: number, world: World, ispb: string, spi: SpiState): Outcome<World> {
  const participant = spi.participants[ispb];
  const shown = participant && participantAsShown(ispb, participant);
  return {
    name: 'changed',
    differs: (answer) => statusDiffers(answer, status, shown),
    next: () => withData(world, 'spi', spi),
  };
}

export function participantAsShown(ispb: string, { cents, answer, ...participant }: Participant) {
  const balance = reais(cents);
  return {
    ispb,
    ...participant,
    player: 'SIMULATOR',
    balance,
    reserved: '0.00',
    available: balance,
    answer: answer ?? undefined,
  };
}

/** Often none: then it accepts at once. */
function drawAnswer(dice: Dice): Json {
  if (dice.share(0.4)) return null;
  const decision = dice.one(['ACCEPT', 'ACCEPT', 'REJECT', 'NONE'] as const);
  return {
    decision,
    ...(decision === 'REJECT' && { reasonCode: dice.one(['AC03', 'DS04', 'BE01']) }),
    ...(dice.share(0.8) && { delay: `PT${String(dice.one(DELAYS_S))}S` }),
  };
}

function drawStatus(dice: Dice, participant: Participant | undefined): string {
  return participant?.status === 'ACTIVE' && dice.share(0.5) ? 'NOT_OPERATING' : 'ACTIVE';
}

/** Sometimes one that is not registered. */
function drawParticipant(dice: Dice, { participants }: SpiState) {
  const ispb = dice.one(dice.share(0.8) ? ISPBS : VIRTUAL_ISPBS);
  return { ispb, participant: participants[ispb] };
}
