import { toIsoUtc } from '#libs/kernel';
import { lettersOf } from '#libs/testing';
import { type WireMessage } from '../exam-run';
import { type DialogueItem } from '../items/exam-item';
import { EXAM_ITEMS } from '../items/exam-items';
import { grade } from './grade';

const START = Date.parse('2026-01-31T12:00:00.000Z');
const PAYMENT = 'E9999900320260131120012345678901';
const RETURN = 'D1234567820260131120012345678901';
const RETURNED = 'E1234567820260131120012345678901';

/** Seconds after the start, as an instant. */
function at(seconds: number): string {
  return toIsoUtc(START + seconds * 1_000);
}

let sequence = 0;
type Members = Partial<WireMessage> & { readonly sec?: number; readonly readSec?: number };

function message(direction: 'IN' | 'OUT', definition: string, members: Members): WireMessage {
  const { sec = 0, readSec, ...given } = members;
  sequence += 1;
  return {
    sequence,
    resourceId: `resource-${String(sequence)}`,
    direction,
    ispb: '12345678',
    definition,
    messageId: `M${String(sequence)}`,
    subject: null,
    answers: null,
    status: null,
    reasonCode: null,
    state: direction === 'IN' ? 'RECEIVED' : 'WAITING',
    createdAt: at(sec),
    deliveredAt: readSec === undefined ? null : at(readSec),
    confirmedAt: null,
    deliveries: 0,
    ...given,
  };
}

const payment = (members: Members = {}) =>
  message('OUT', 'pacs.008.spi.1.16', { subject: PAYMENT, readSec: 1, ...members });
const answer = (status: string, sec: number, members: Members = {}) =>
  message('IN', 'pacs.002.spi.1.17', { subject: PAYMENT, status, sec, ...members });
const notice = (status: string, sec: number, members: Members = {}) =>
  message('OUT', 'pacs.002.spi.1.17', { subject: PAYMENT, status, sec, readSec: sec, ...members });
const sentPayment = (members: Members = {}) =>
  message('IN', 'pacs.008.spi.1.16', { subject: PAYMENT, messageId: 'payment', ...members });
const query = (members: Members = {}) =>
  message('IN', 'camt.060.spi.1.9', { messageId: 'query', ...members });
const answerTo = (definition: string, members: Members = {}) =>
  message('OUT', definition, { answers: 'query', readSec: 2, ...members });
const admi = (answers: string) => message('OUT', 'admi.002.spi.1.5', { answers, readSec: 2 });

const REFUSED = { state: 'REFUSED', messageId: null } as const;

interface Case {
  /** The situation, as the title of the test. */
  readonly messages: readonly WireMessage[];
  /** The results of the steps: P passed, F failed, - pending. */
  readonly steps: string;
  readonly nowSec?: number;
  readonly returnIds?: readonly string[];
}

/** The cases of an item, by title. */
const CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  '1': {
    'nothing was sent': { messages: [], steps: '--' },
    'the echo is not answered yet': { messages: [echo()], steps: 'P-' },
    'the reply is not read': {
      messages: [echo(), answerTo('pibr.002.spi.1.3', { deliveredAt: null })],
      steps: 'P-',
    },
    'the reply is read': { messages: [echo(), answerTo('pibr.002.spi.1.3')], steps: 'PP' },
    'the reply answers another echo': {
      messages: [echo(), answerTo('pibr.002.spi.1.3', { answers: 'other' })],
      steps: 'P-',
    },
    'the echo was refused': { messages: [echo(REFUSED)], steps: 'F-' },
    'the echo was refused later': { messages: [echo(), admi('query')], steps: 'F-' },
    'something could not be read': {
      messages: [message('IN', '', { ...REFUSED })],
      steps: '--',
    },
  },
  '2a': {
    'the payment is pending': { messages: [sentPayment()], steps: 'P-' },
    'ACSC is read': { messages: [sentPayment(), notice('ACSC', 2)], steps: 'PP' },
    'ACSC is not read': {
      messages: [sentPayment(), notice('ACSC', 2, { deliveredAt: null })],
      steps: 'P-',
    },
    'the payment is rejected': {
      messages: [sentPayment(), notice('RJCT', 2, { reasonCode: 'AB03' })],
      steps: 'PF',
    },
    'the payment got an admi.002': { messages: [sentPayment(), admi('payment')], steps: 'F-' },
    'only the second payment is settled': {
      messages: [
        sentPayment({ subject: RETURNED }),
        notice('RJCT', 1, { subject: RETURNED }),
        sentPayment({ messageId: 'second' }),
        notice('ACSC', 2),
      ],
      steps: 'PF',
    },
    'another payment is settled': {
      messages: [sentPayment(), notice('ACSC', 2, { subject: RETURNED })],
      steps: 'P-',
    },
    'ACSC is read after the end': {
      messages: [sentPayment(), notice('ACSC', 2, { readSec: 601 })],
      steps: 'P-',
      nowSec: 700,
    },
  },
  '2b': {
    'the payment is not available': { messages: [], steps: '---' },
    'the payment is not read': { messages: [payment({ deliveredAt: null })], steps: '---' },
    'the payment is not read in time': {
      messages: [payment({ deliveredAt: null })],
      steps: 'F--',
      nowSec: 41,
    },
    'the payment is read late': { messages: [payment({ readSec: 41 })], steps: 'F--', nowSec: 50 },
    'the payment is not answered': { messages: [payment()], steps: 'P--' },
    'nothing was answered in time': { messages: [payment()], steps: 'PF-', nowSec: 41 },
    'it is accepted': { messages: [payment(), answer('ACSP', 2)], steps: 'PP-' },
    'it is accepted in the last millisecond': {
      messages: [payment(), answer('ACSP', 40)],
      steps: 'PP-',
      nowSec: 60,
    },
    'it is accepted late': {
      messages: [payment(), answer('ACSP', 40.001)],
      steps: 'PF-',
      nowSec: 41,
    },
    'the SPI has rejected it before': {
      messages: [payment(), notice('RJCT', 40, { reasonCode: 'AB03' }), answer('ACSP', 42)],
      steps: 'PF-',
    },
    'it is rejected': { messages: [payment(), answer('RJCT', 2)], steps: 'PF-' },
    'it is accepted, and settled': {
      messages: [payment(), answer('ACSP', 2), notice('ACCC', 3)],
      steps: 'PPP',
    },
    'it is accepted, and the payer has no money': {
      messages: [payment(), answer('ACSP', 2), notice('RJCT', 3, { reasonCode: 'AM04' })],
      steps: 'PPF',
    },
    'another payment is accepted': {
      messages: [payment(), answer('ACSP', 2, { subject: RETURNED })],
      steps: 'P--',
    },
  },
  '2e': {
    'it is rejected with a code of the receiver': {
      messages: [payment(), answer('RJCT', 2, { reasonCode: 'AC03' })],
      steps: 'PP',
    },
    'it is rejected with a code of the SPI': {
      messages: [payment(), answer('RJCT', 2, { reasonCode: 'AM04' })],
      steps: 'PF',
    },
    'it is rejected without a code': { messages: [payment(), answer('RJCT', 2)], steps: 'PF' },
    'it is rejected late': {
      messages: [payment(), answer('RJCT', 41, { reasonCode: 'AC03' })],
      steps: 'PF',
    },
    'it is accepted': { messages: [payment(), answer('ACSP', 2)], steps: 'PF' },
    'the time is over': {
      messages: [payment(), notice('RJCT', 40, { reasonCode: 'AB03' })],
      steps: 'PF',
    },
    'it is not answered': { messages: [payment()], steps: 'P-' },
  },
  '2f': {
    'it is not returned': { messages: settled(), steps: 'PPP--' },
    'it is returned': {
      messages: [...settled(), sentReturn(), notice('ACSC', 6, { subject: RETURN })],
      steps: 'PPPPP',
      returnIds: [RETURN],
    },
    'the return is not settled yet': {
      messages: [...settled(), sentReturn()],
      steps: 'PPPP-',
      returnIds: [RETURN],
    },
    'the return is rejected': {
      messages: [...settled(), sentReturn(), notice('RJCT', 6, { subject: RETURN })],
      steps: 'PPPPF',
      returnIds: [RETURN],
    },
    'the return of another payment': { messages: [...settled(), sentReturn()], steps: 'PPP--' },
    'the pacs.004 is refused': {
      messages: [...settled(), sentReturn({ ...REFUSED, subject: null })],
      steps: 'PPPF-',
    },
  },
  '2i': {
    'the answer is read': { messages: [query(), answerTo('camt.053.spi.1.4')], steps: 'PP' },
    'another query is answered first': {
      messages: [
        query({ messageId: 'entries' }),
        answerTo('camt.052.spi.1.3', { answers: 'entries' }),
        query(),
        answerTo('camt.053.spi.1.4'),
      ],
      steps: 'PP',
    },
    'only another query was sent': {
      messages: [query(), answerTo('camt.052.spi.1.3')],
      steps: '--',
    },
    'the query is refused': { messages: [query(), admi('query')], steps: 'F-' },
  },
  '2j': {
    'the answer is read': { messages: [query(), answerTo('camt.052.spi.1.3')], steps: 'PP' },
  },
  '2k': {
    'the answer is read': { messages: [query(), answerTo('camt.054.spi.1.16')], steps: 'PP' },
    'the answer is not read': {
      messages: [query(), answerTo('camt.054.spi.1.16', { deliveredAt: null })],
      steps: 'P-',
    },
  },
};

/** Items 2g and 2h are 2b and 2e with a return. */
const OF_RETURNS: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  '2g': {
    'the return is accepted': {
      messages: [givenBack(), answer('ACSP', 2), notice('ACCC', 3)],
      steps: 'PPP',
    },
    'the return is not read in time': { messages: [], steps: 'F--', nowSec: 41 },
  },
  '2h': {
    'the return is rejected': {
      messages: [givenBack(), answer('RJCT', 2, { reasonCode: 'AM09' })],
      steps: 'PP',
    },
    'the return is accepted': { messages: [givenBack(), answer('ACSP', 2)], steps: 'PF' },
  },
};

function echo(members: Members = {}): WireMessage {
  return message('IN', 'pibr.001.spi.1.3', { messageId: 'query', ...members });
}

function settled(): WireMessage[] {
  return [payment(), answer('ACSP', 2), notice('ACCC', 3)];
}

function sentReturn(members: Members = {}): WireMessage {
  return message('IN', 'pacs.004.spi.1.5', { subject: RETURN, sec: 5, ...members });
}

function givenBack(): WireMessage {
  return message('OUT', 'pacs.004.spi.1.5', { subject: PAYMENT, readSec: 1 });
}

function graded(name: string, { messages, nowSec = 30, returnIds = [] }: Case) {
  const item = EXAM_ITEMS.find((candidate) => candidate.item === name) as DialogueItem;
  const isOpened = item.setup !== 'none';
  const run = {
    subject: isOpened ? PAYMENT : null,
    deadlineAt: isOpened ? at(40) : null,
    endsAt: at(600),
  };
  return grade(item, run, { messages, returnIds }, at(nowSec));
}

const ROWS = [...Object.entries(CASES), ...Object.entries(OF_RETURNS)].flatMap(([item, cases]) =>
  Object.entries(cases).map(([what, row]) => [item, what, row] as const),
);

describe('The referee grades', () => {
  it.each(ROWS)('item %s when %s', (item, _, row) => {
    expect(lettersOf(graded(item, row))).toBe(row.steps);
  });

  it('each step with the deciding message', () => {
    const messages = [payment(), answer('RJCT', 2, { reasonCode: 'AM04' })];
    const [read, rejected] = graded('2e', { messages, steps: '' });
    expect(read).toMatchObject({
      name: 'pacs.008 read',
      detail: `It happened at ${at(1)}.`,
      evidence: [{ definition: 'pacs.008.spi.1.16', subject: PAYMENT, deliveredAt: at(1) }],
    });
    expect(rejected).toMatchObject({
      detail: 'A pacs.002 RJCT AM04 was sent instead.',
      evidence: [{ direction: 'IN', reasonCode: 'AM04', at: at(2) }],
    });
  });

  it('with the messages that could not be read, if the participant has sent nothing else', () => {
    const [sent] = graded('2a', { messages: [message('IN', '', REFUSED)], steps: '' });
    expect(sent).toMatchObject({
      detail: 'It has not happened yet. These messages were refused with an admi.002.',
      evidence: [{ definition: '', direction: 'IN' }],
    });
  });
});
