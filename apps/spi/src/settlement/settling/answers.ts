import { type SpiRejectCode } from '#libs/iso20022';
import { addDuration, LAST_INSTANT_MS, parseDuration } from '#libs/kernel';
import { type ParticipantProfile } from '../../participants/participant';
import { type Moment } from '../effects';

/** When the simulator answers for a receiver, and how: a code rejects, null accepts. */
export interface PlayedAnswer {
  readonly atMs: number;
  readonly code: SpiRejectCode | null;
}

/**
 * How the simulator answers for a receiver that it plays; undefined if it never does.
 * @param receiver undefined for an institution that is not registered: it accepts
 * @param outcome what a rule orders
 */
export function playedAnswer(
  receiver: ParticipantProfile | undefined,
  { nowMs, outcome }: Moment,
  deadlineAt: string,
): PlayedAnswer | undefined {
  if (outcome === 'NO_ANSWER') return undefined;
  if (outcome === 'LATE_ANSWER')
    return { atMs: Math.min(Date.parse(deadlineAt) + LATE_MS, LAST_INSTANT_MS), code: null };
  const { decision = 'ACCEPT', reasonCode = 'DS04', delay } = receiver?.answer ?? {};
  if (decision === 'NONE') return undefined;
  const duration = delay === undefined ? undefined : parseDuration(delay);
  const atMs = duration === undefined ? nowMs : addDuration(nowMs, duration);
  return { atMs, code: decision === 'ACCEPT' ? null : reasonCode };
}

/** Whether the simulator answers for a participant. It does for institutions that are not registered. */
export function isPlayed(participant: ParticipantProfile | undefined): boolean {
  return participant?.player !== 'CLIENT';
}

const LATE_MS = 1_000;
