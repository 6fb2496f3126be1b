import { checkFlow, DISPUTE_STATUSES, FINAL_STATUSES, FLOWS, stepsFrom } from './dispute-machine';

describe('The steps of a dispute', () => {
  // Who can do what, in the order of a dispute.
  it.each([
    ['collaboration', 'chargeback', 'acquirer represent, acquirer accept, issuer withdraw'],
    ['collaboration', 'representment', 'issuer accept, issuer pre-arbitrate'],
    ['collaboration', 'pre-arbitration', 'acquirer accept, acquirer decline, issuer withdraw'],
    ['collaboration', 'declined', 'issuer accept, issuer arbitrate'],
    [
      'collaboration',
      'arbitration',
      'network rule-for-cardholder, network rule-for-merchant, issuer withdraw',
    ],
    ['allocation', 'chargeback', 'acquirer accept, issuer withdraw, acquirer pre-arbitrate'],
    ['allocation', 'representment', ''],
    ['allocation', 'pre-arbitration', 'issuer accept, issuer decline, acquirer withdraw'],
    ['allocation', 'declined', 'acquirer accept, acquirer arbitrate'],
    [
      'allocation',
      'arbitration',
      'network rule-for-cardholder, network rule-for-merchant, acquirer withdraw',
    ],
  ] as const)('of the flow %s from %s', (flow, status, expected) => {
    const steps = stepsFrom(flow, status).map(({ by, step }) => `${by} ${step}`);
    expect(steps.join(', ')).toBe(expected);
  });

  it('end', () => {
    for (const status of FINAL_STATUSES) {
      expect([...stepsFrom('collaboration', status), ...stepsFrom('allocation', status)]).toEqual(
        [],
      );
    }
  });

  const { steps, atDeadline } = FLOWS.collaboration;
  it.each([
    ['a status that nothing reaches', { steps: steps.slice(1), atDeadline }, 'representment'],
    [
      'a status without a step at its deadline',
      { steps, atDeadline: { ...atDeadline, declined: undefined } },
      'declined has wrong steps',
    ],
    [
      'a step at a deadline that is not allowed',
      { steps, atDeadline: { ...atDeadline, declined: 'represent' as const } },
      'declined has wrong steps',
    ],
    [
      'a step after the end',
      {
        steps: [
          ...steps,
          { from: 'withdrawn', step: 'accept', by: 'issuer', to: 'chargeback' } as const,
        ],
        atDeadline,
      },
      'withdrawn has wrong steps',
    ],
  ])('stop the start if they have %s', (_, rules, message) => {
    expect(() => {
      checkFlow('test', rules as typeof FLOWS.collaboration, DISPUTE_STATUSES);
    }).toThrow(message);
  });
});
