import { type ItemNotServed, OFFICIAL_MINUTES, OUR_READING } from '#libs/exams';
import { CAPACITY_GRACE_MS } from '../grading/capacity';
import {
  type CapacityItem,
  type DialogueItem,
  type ExamStep,
  type MessagePattern,
} from './exam-item';

const SCRIPT = 'SPI homologation script, item';

/** The reject codes that only the institution of the receiver uses (SPI catalogue 5.13, pacs.002.spi.1.17). */
export const RECEIVER_CODES = [
  ...['AB09', 'AC03', 'AC06', 'AC07', 'AC14', 'AG03', 'AM02', 'AM09', 'BE01', 'BE15', 'BE17'],
  ...['CH11', 'CN01', 'DS04', 'DUPL', 'ED05', 'FRAD', 'RR04', 'SL02', 'UPAY'],
] as const;

const read = (name: string, about: MessagePattern['about'], status?: string): MessagePattern => ({
  direction: 'OUT',
  name,
  about,
  ...(status === undefined ? {} : { status }),
});
const sent = (name: string, about: MessagePattern['about'], status?: string): MessagePattern => ({
  ...read(name, about, status),
  direction: 'IN',
});

/** The participant sends its first message of a kind, and the SPI does not refuse it. */
function sends(name: string, expected: string): ExamStep {
  const first = sent(name, 'first');
  return {
    name: `${name} sent`,
    expected,
    awaits: { ...first, isRefused: false },
    fails: [{ ...first, isRefused: true }, read('admi.002', 'answer')],
  };
}

/** The participant reads what the examiner has sent. */
function reads(name: 'pacs.008' | 'pacs.004'): ExamStep {
  return {
    name: `${name} read`,
    expected: `The participant reads the ${name} of the examiner.`,
    awaits: read(name, 'run'),
    isRead: true,
    isInTime: true,
    fails: [],
  };
}

const ACCEPTS: ExamStep = {
  name: 'accepted',
  expected: 'The participant answers with a pacs.002 ACSP before the time limit of 40 seconds.',
  awaits: sent('pacs.002', 'run', 'ACSP'),
  isInTime: true,
  fails: [sent('pacs.002', 'run', 'RJCT'), read('pacs.002', 'run', 'RJCT')],
};

const REJECTS: ExamStep = {
  name: 'rejected',
  expected:
    'The participant answers with a pacs.002 RJCT before the time limit of 40 seconds, with a reason code of the institution of the receiver.',
  awaits: { ...sent('pacs.002', 'run', 'RJCT'), reasonCodes: RECEIVER_CODES },
  isInTime: true,
  fails: [
    sent('pacs.002', 'run', 'RJCT'),
    sent('pacs.002', 'run', 'ACSP'),
    read('pacs.002', 'run', 'RJCT'),
  ],
};

/** The participant reads that the payment or return is settled. */
function readsSettlement(status: 'ACSC' | 'ACCC', about: 'run' | 'found'): ExamStep {
  return {
    name: `${status} read`,
    expected: `The participant reads the pacs.002 ${status}: it is settled.`,
    awaits: read('pacs.002', about, status),
    isRead: true,
    fails: [
      read('pacs.002', about, 'RJCT'),
      ...(about === 'found' ? [read('admi.002', 'answer')] : []),
    ],
  };
}

function query(item: string, answer: string, balanceType: string, title: string): DialogueItem {
  return {
    item,
    title,
    source: `${SCRIPT} ${item}`,
    task: `Send a camt.060 that asks for a ${answer} (${balanceType}), and read the ${answer}.`,
    setup: 'none',
    timeLimit: 'PT10M',
    steps: [
      sends('camt.060', `The participant sends a camt.060 that asks for a ${answer}.`),
      {
        name: `${answer} read`,
        expected: `The participant reads the ${answer} that answers its query.`,
        awaits: read(answer, 'answer'),
        isRead: true,
        fails: [read('admi.002', 'answer')],
      },
    ],
  };
}

function notServed(item: string, title: string, reason: string): ItemNotServed {
  return { item, title, source: `${SCRIPT} ${item}`, reason };
}

const NO_SECONDARY = 'The simulator has no secondary channel.';
const NO_STR = 'The simulator has no STR: contributions and withdrawals are made in /__admin.';

/** The items of the homologation script, in its order. */
export const EXAM_ITEMS: readonly (DialogueItem | CapacityItem | ItemNotServed)[] = [
  {
    item: '1',
    title: 'Echo',
    source: `${SCRIPT} 1`,
    task: 'Send a pibr.001, and read the pibr.002 that answers it.',
    setup: 'none',
    timeLimit: 'PT10M',
    steps: [
      sends('pibr.001', 'The participant sends a pibr.001.'),
      {
        name: 'pibr.002 read',
        expected: 'The participant reads the pibr.002 that answers its pibr.001.',
        awaits: read('pibr.002', 'answer'),
        isRead: true,
        fails: [read('admi.002', 'answer')],
      },
    ],
  },
  {
    item: '2a',
    title: 'Send a payment',
    source: OUR_READING,
    task: 'Send a pacs.008 to a virtual receiver, such as 99999004, and read the pacs.002 ACSC. The first pacs.008 counts.',
    setup: 'none',
    timeLimit: 'PT10M',
    steps: [
      sends('pacs.008', 'The participant sends a valid pacs.008.'),
      readsSettlement('ACSC', 'found'),
    ],
  },
  {
    item: '2b',
    title: 'Receive a payment and accept it',
    source: OUR_READING,
    task: 'Read the pacs.008 of the examiner, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC.',
    setup: 'payment',
    timeLimit: 'PT5M',
    steps: [reads('pacs.008'), ACCEPTS, readsSettlement('ACCC', 'run')],
  },
  notServed('2c', 'Secondary channel: send', NO_SECONDARY),
  notServed('2d', 'Secondary channel: receive', NO_SECONDARY),
  {
    item: '2e',
    title: 'Reject a payment in time',
    source: `${SCRIPT} 2e`,
    task: 'Read the pacs.008 of the examiner, and answer with a pacs.002 RJCT in time.',
    setup: 'payment',
    timeLimit: 'PT5M',
    steps: [reads('pacs.008'), REJECTS],
  },
  {
    item: '2f',
    title: 'Return a payment',
    source: OUR_READING,
    task: 'Accept the payment of the examiner as in item 2b. Then return it, or a part of it, with a pacs.004, and read the pacs.002 ACSC.',
    setup: 'payment',
    timeLimit: 'PT10M',
    steps: [
      reads('pacs.008'),
      ACCEPTS,
      readsSettlement('ACCC', 'run'),
      {
        name: 'pacs.004 sent',
        expected: 'The participant sends a pacs.004 for the payment.',
        awaits: sent('pacs.004', 'return'),
        fails: [{ ...sent('pacs.004', 'any'), isRefused: true }],
      },
      readsSettlement('ACSC', 'found'),
    ],
  },
  {
    item: '2g',
    title: 'Receive a return',
    source: OUR_READING,
    task: 'First pay a virtual receiver, as in item 2a. The examiner returns that payment: read the pacs.004, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC.',
    setup: 'return',
    timeLimit: 'PT5M',
    steps: [reads('pacs.004'), ACCEPTS, readsSettlement('ACCC', 'run')],
  },
  {
    item: '2h',
    title: 'Reject a return in time',
    source: OUR_READING,
    task: 'First pay a virtual receiver, as in item 2a. The examiner returns that payment: read the pacs.004, and answer with a pacs.002 RJCT in time.',
    setup: 'return',
    timeLimit: 'PT5M',
    steps: [reads('pacs.004'), REJECTS],
  },
  query('2i', 'camt.053', 'CSA', 'Query the balance of the Conta PI'),
  query('2j', 'camt.052', 'REL', 'Query the entries of the Conta PI'),
  query('2k', 'camt.054', 'one entry', 'Query one entry of the Conta PI'),
  notServed('3', 'File of entries', 'The simulator writes no files of entries (ARQ).'),
  notServed('4', 'Contributions and withdrawals by LPI0001 and LPI0003', NO_STR),
  notServed('5', 'SEL1009 and SEL1016', 'The simulator has no Selic.'),
  notServed(
    '6',
    'Participant data by reda.014 and reda.031',
    'The simulator has no reda messages.',
  ),
  {
    item: '7',
    title: 'Capacity',
    source: `${SCRIPT} 7`,
    task: 'For ten minutes, send payments and answer the payments of the examiner, as many as the size of the institution requires.',
    setup: 'load',
    timeLimit: `PT${String(OFFICIAL_MINUTES)}M`,
    graceMs: CAPACITY_GRACE_MS,
  },
  notServed(
    '8',
    'Changes of participants and system events by reda.022 and admi.004',
    'The simulator has no reda messages.',
  ),
  notServed(
    '9',
    'Send block in SPB-Web',
    'The simulator has no SPB-Web: the send block is set in /__admin/participants.',
  ),
];
