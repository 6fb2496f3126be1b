import { type ItemNotServed, OUR_READING } from '#libs/exams';
import { CAPACITY_GRACE_MS } from '../grading/capacity';
import { capacitySteps } from './capacity-steps';
import { claimClaimerSteps, claimDonorSteps, claimsAcknowledgeSteps } from './claim-steps';
import { keysSteps, preloadSteps, vsyncSteps } from './directory-steps';
import { type DictExamItem } from './exam-item';
import { infractionSteps, refundSteps } from './fraud-steps';

const SCRIPT = 'DICT homologation script, IN BCB 508';
/** The time limit of the functional tests of the script is one hour. */
const ONE_HOUR = 'PT1H';

/** The items of the homologation script. */
export const EXAM_ITEMS: readonly (DictExamItem | ItemNotServed)[] = [
  {
    item: 'preload',
    title: 'Register 1,000 keys before the tests',
    source: SCRIPT,
    task: 'Register 1,000 keys of one type. Keys that the participant already has count too.',
    setup: 'none',
    timeLimit: ONE_HOUR,
    reads: ['preloaded'],
    steps: preloadSteps,
  },
  {
    item: 'payments',
    title: 'Five payments to the virtual receiver',
    source: SCRIPT,
    reason: 'The payments are sent to the SPI: its item 2a examines them.',
  },
  {
    item: 'keys',
    title: 'Register and look up a key of each type',
    source: SCRIPT,
    task: 'Register one key of each type. Look up the keys of the examiner (see `subjects`) with getEntry of the official API.',
    setup: 'keys',
    timeLimit: ONE_HOUR,
    reads: ['keys', 'lookups'],
    steps: keysSteps,
  },
  {
    item: 'vsync',
    title: 'Find and repair differences',
    source: OUR_READING,
    task: 'The examiner changes entries of the participant silently. Send a synchronism verification, which is NOK. Find the differences, for example with a CID file, repair them, and send another one, which is OK.',
    setup: 'corruption',
    timeLimit: ONE_HOUR,
    reads: ['verifications', 'corruption'],
    steps: vsyncSteps,
  },
  {
    item: 'claims-acknowledge',
    title: 'Acknowledge every claim within 1 minute',
    source: SCRIPT,
    task: 'The examiner claims keys of the participant. List the claims, and acknowledge each within 1 minute. The examiner cancels its claims at the end of the run.',
    setup: 'claims',
    timeLimit: 'PT1M',
    reads: ['claims'],
    steps: claimsAcknowledgeSteps,
  },
  {
    item: 'claim-donor',
    title: 'Complete cycle of a claim, as donor',
    source: OUR_READING,
    task: 'The examiner claims the portability of a key of the participant. Acknowledge and confirm the claim. The examiner completes it, and then has the key.',
    setup: 'claim',
    timeLimit: ONE_HOUR,
    reads: ['claims'],
    steps: claimDonorSteps,
  },
  {
    item: 'claim-claimer',
    title: 'Complete cycle of a claim, as claimer',
    source: OUR_READING,
    task: 'Claim the key of the examiner (see `subjects`). The examiner acknowledges and confirms the claim at once. Complete it.',
    setup: 'key',
    timeLimit: ONE_HOUR,
    reads: ['claims'],
    steps: claimClaimerSteps,
  },
  {
    item: 'infraction',
    title: 'Complete cycle of an infraction report',
    source: OUR_READING,
    task: 'Role REPORTER: report the payment of the participant to the examiner (see `subjects`). The examiner closes the report at once. Role COUNTERPARTY: acknowledge and close the report of the examiner.',
    setup: 'payment',
    timeLimit: ONE_HOUR,
    reads: ['report'],
    steps: infractionSteps,
  },
  {
    item: 'refund',
    title: 'Complete cycle of a refund',
    source: OUR_READING,
    task: 'Role REPORTER: report the payment (see `subjects`), and ask for its refund. The examiner agrees and returns the payment. Role COUNTERPARTY: close the report of the examiner as AGREED, and close the refund that it asks for.',
    setup: 'payment',
    timeLimit: ONE_HOUR,
    reads: ['report', 'refund'],
    steps: refundSteps,
  },
  {
    item: 'capacity',
    title: 'Capacity',
    source: SCRIPT,
    task: 'For ten minutes, look up different keys of other participants with getEntry of the official API, as many in each minute as the size of the institution requires. POST /__admin/seed makes keys. Initiators of payments have size SMALL.',
    setup: 'watch',
    timeLimit: 'PT10M',
    graceMs: CAPACITY_GRACE_MS,
    reads: ['keysByMinute'],
    steps: capacitySteps,
  },
];
