import { type CardCommand } from '#libs/card-security';
import {
  changeOf,
  finishedScript,
  SCRIPT_STATUSES,
  SCRIPT_TRANSITIONS,
  scriptIdOf,
  sentScript,
  type Script,
} from './script';

const SCRIPT: Script = {
  id: 'id',
  pan: '4000000000000001',
  template: '72',
  command: { kind: 'pin-change', pin: '5678' },
  status: 'queued',
  scriptId: null,
  script: null,
  sentIn: null,
  outcome: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  sentAt: null,
  finishedAt: null,
};
const NOW = '2026-11-21T12:01:00.000Z';

describe('An issuer script', () => {
  it('has statuses that follow each other', () => {
    const reached = new Set(Object.values(SCRIPT_TRANSITIONS).flat());
    expect(SCRIPT_STATUSES.filter((status) => !reached.has(status))).toEqual(['queued']);
    const sent = sentScript(SCRIPT, {
      scriptId: '00000001',
      text: '72',
      transactionId: 't',
      now: NOW,
    });
    expect(sent).toMatchObject({ status: 'sent', scriptId: '00000001', sentIn: 't', sentAt: NOW });
    expect(SCRIPT_TRANSITIONS[SCRIPT.status]).toContain(sent.status);
    const done = finishedScript(sent, 'successful', NOW);
    expect(SCRIPT_TRANSITIONS[sent.status]).toContain(done.status);
  });

  it.each([
    ['successful', 'done'],
    ['failed', 'failed'],
    ['not-performed', 'failed'],
  ] as const)('with the result %s is %s, and forgets its PIN', (outcome, status) => {
    const finished = finishedScript(SCRIPT, outcome, NOW);
    expect(finished).toMatchObject({ status, outcome, finishedAt: NOW });
    expect(finished.command).toEqual({ kind: 'pin-change', pin: '' });
  });

  it.each<[CardCommand, object]>([
    [
      { kind: 'pin-change', pin: '5678' },
      { pin: '5678', pinFailures: 0 },
    ],
    [{ kind: 'pin-unblock' }, { pinFailures: 0 }],
    [{ kind: 'application-block' }, {}],
    [{ kind: 'application-unblock' }, {}],
    [{ kind: 'offline-limit', limit: 'lower-count', value: 1 }, {}],
  ])('%j changes the card by %j', (command, change) => {
    expect(changeOf({ ...SCRIPT, command })).toEqual(change);
  });

  it.each([
    [1, '00000001'],
    [255, '000000FF'],
    [2 ** 31 - 1, '7FFFFFFF'],
  ])('number %d has the identifier %s', (sequence, id) => {
    expect(scriptIdOf(sequence)).toBe(id);
  });
});
