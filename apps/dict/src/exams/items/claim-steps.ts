import { failed, type Finding, happenedAt, NOT_YET, pending } from '#libs/exams';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { type Evidence } from '../exam-run';
import { evidenceOfClaim } from '../grading/evidence';
import { type ClaimRecord } from '../grading/exam-records';
import { step, type ExamStep, type RunToGrade, type Scene } from './exam-item';

/** The time that the donor has to acknowledge a claim. */
const ACKNOWLEDGE_MS = 60_000;

export function claimsAcknowledgeSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const { claims = 3 } = parameters;
  return Array.from({ length: claims }, (_, index) =>
    step(
      `claim ${String(index + 1)} acknowledged`,
      'The participant acknowledges the claim within 1 minute of its creation.',
      (scene) => acknowledgedInTime(scene, scene.records.claims[index]),
    ),
  );
}

function acknowledgedInTime({ now }: Scene, claim: ClaimRecord | undefined): Finding<Evidence> {
  if (claim === undefined) return pending('The claim no longer exists.');
  const { id, createdAt, acknowledgedAt } = claim;
  const limitMs = Math.min(LAST_INSTANT_MS, Date.parse(createdAt) + ACKNOWLEDGE_MS);
  const limit = toIsoUtc(limitMs);
  const evidence = evidenceOfClaim(claim);
  if (acknowledgedAt !== null) {
    return acknowledgedAt <= limit
      ? happenedAt(acknowledgedAt, evidence)
      : failed(`Claim ${id} was acknowledged at ${acknowledgedAt}, after ${limit}.`, evidence);
  }
  if (isCancelledByDonor(claim)) return failed(cancelledInstead(claim), evidence);
  return now > limit
    ? failed(`Claim ${id} was not acknowledged before ${limit}.`, evidence)
    : pending(`Claim ${id} can be acknowledged until ${limit}.`, evidence);
}

export function claimDonorSteps(): readonly ExamStep[] {
  return [
    reaches('acknowledged', 'The participant, as donor, acknowledges the claim of the examiner.'),
    reaches('confirmed', 'The participant confirms the claim.'),
    reaches('completed', 'The examiner completes the claim as soon as it is confirmed.'),
  ];
}

export function claimClaimerSteps(): readonly ExamStep[] {
  return [
    reaches('claimed', 'The participant claims the key of the examiner.'),
    reaches('confirmed', 'The examiner, as donor, acknowledges and confirms the claim at once.'),
    reaches('completed', 'The participant completes the claim.'),
  ];
}

/** The instant when a claim reached a state; null if it has not. */
const REACHED = {
  claimed: ({ createdAt }: ClaimRecord) => createdAt,
  acknowledged: ({ acknowledgedAt }: ClaimRecord) => acknowledgedAt,
  // The examiner acts at once, so its step has the instant of the previous step.
  confirmed: ({ status, lastModified }: ClaimRecord) =>
    status === 'CONFIRMED' || status === 'COMPLETED' ? lastModified : null,
  completed: ({ status, lastModified }: ClaimRecord) =>
    status === 'COMPLETED' ? lastModified : null,
} as const;

function reaches(state: keyof typeof REACHED, expected: string): ExamStep {
  return step(state, expected, (scene) => reached(scene, state));
}

function reached({ run, records }: Scene, state: keyof typeof REACHED): Finding<Evidence> {
  const [claim] = records.claims;
  if (claim === undefined) return NOT_YET;
  const evidence = evidenceOfClaim(claim);
  const at = REACHED[state](claim);
  if (at !== null) {
    return at <= run.endsAt
      ? happenedAt(at, evidence)
      : pending(`It happened at ${at}, after the end of the run.`, evidence);
  }
  if (isCancelledByDonor(claim)) return failed(cancelledInstead(claim), evidence);
  return pending(`Claim ${claim.id} is ${claim.status}.`, evidence);
}

/** The examiner cancels only claims of runs that have ended. */
function isCancelledByDonor({ cancelledBy }: ClaimRecord): boolean {
  return cancelledBy === 'DONOR';
}

function cancelledInstead({ id, cancelReason, lastModified }: ClaimRecord): string {
  return `The donor cancelled claim ${id} at ${lastModified} with the reason ${String(cancelReason)}.`;
}
