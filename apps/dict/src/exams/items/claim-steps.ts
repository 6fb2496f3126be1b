import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { evidenceOfClaim } from '../grading/evidence';
import { type ClaimRecord } from '../grading/exam-records';
import { failed, type Finding, happenedAt, NOT_YET, pending } from '../grading/finding';
import { type ExamStep, type RunToGrade, type Scene } from './exam-item';

/** So long the donor has to say that it has received a claim. */
const ACKNOWLEDGE_MS = 60_000;

export function claimsAcknowledgeSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const { claims = 3 } = parameters;
  return Array.from({ length: claims }, (_, index) => ({
    name: `claim ${String(index + 1)} acknowledged`,
    expected: 'The participant acknowledges the claim within 1 minute of its creation.',
    check: (scene: Scene) => acknowledgedInTime(scene, scene.records.claims[index]),
  }));
}

function acknowledgedInTime({ now }: Scene, claim: ClaimRecord | undefined): Finding {
  if (claim === undefined) return pending('The claim is not there any more.');
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
    {
      name: 'acknowledged',
      expected: 'The participant, as donor, acknowledges the claim of the examiner.',
      check: (scene) => reached(scene, 'acknowledged'),
    },
    {
      name: 'confirmed',
      expected: 'The participant confirms the claim.',
      check: (scene) => reached(scene, 'confirmed'),
    },
    {
      name: 'completed',
      expected: 'The examiner completes the claim as soon as it is confirmed.',
      check: (scene) => reached(scene, 'completed'),
    },
  ];
}

export function claimClaimerSteps(): readonly ExamStep[] {
  return [
    {
      name: 'claimed',
      expected: 'The participant claims the key of the examiner.',
      check: (scene) => reached(scene, 'claimed'),
    },
    {
      name: 'confirmed',
      expected: 'The examiner, as donor, acknowledges and confirms the claim at once.',
      check: (scene) => reached(scene, 'confirmed'),
    },
    {
      name: 'completed',
      expected: 'The participant completes the claim.',
      check: (scene) => reached(scene, 'completed'),
    },
  ];
}

/** When a claim has reached a state; null if it has not. */
const REACHED = {
  claimed: ({ createdAt }: ClaimRecord) => createdAt,
  acknowledged: ({ acknowledgedAt }: ClaimRecord) => acknowledgedAt,
  // The examiner acts at once: its step has the instant of the step before it.
  confirmed: ({ status, lastModified }: ClaimRecord) =>
    status === 'CONFIRMED' || status === 'COMPLETED' ? lastModified : null,
  completed: ({ status, lastModified }: ClaimRecord) =>
    status === 'COMPLETED' ? lastModified : null,
} as const;

function reached({ run, records }: Scene, state: keyof typeof REACHED): Finding {
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
