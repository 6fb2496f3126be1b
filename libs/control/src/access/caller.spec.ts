import { ADMINISTRATOR, LOOPBACK, opens } from './caller';

describe('opens', () => {
  it.each([
    ['team-a-1', ['team-a-*'], true],
    ['team-a-', ['team-a-*'], true],
    ['team-a', ['team-a-*'], false],
    ['team-ab-1', ['team-a-*'], false],
    ['team-ab-1', ['team-a*'], true],
    ['shared', ['team-a-*', 'shared'], true],
    ['shared-2', ['team-a-*', 'shared'], false],
    ['team-b-1', ['team-a-*', 'shared'], false],
    ['default', ['team-a-*'], false],
    ['default', ['d*'], false],
    ['default', ['default'], true],
    ['default-2', ['default*'], true],
    // Names that no sandbox can have.
    ['Team-A-1', ['team-a-*'], false],
    ['TEAM-A-1', ['team-a-*'], false],
    ['team-a-*', ['team-a-*'], false],
    ['team-a-1/../../team-b-1', ['team-a-*'], false],
    ['team-a-1\n', ['team-a-*'], false],
    ['', ['team-a-*'], false],
    [`team-a-${'x'.repeat(40)}`, ['team-a-*'], false],
  ])('of the sandbox %j with %j is %s', (sandbox, sandboxes, expected) => {
    expect(opens({ name: 'team-a', sandboxes }, sandbox)).toBe(expected);
  });

  it.each([ADMINISTRATOR, LOOPBACK])('is true for all sandboxes of $name', (caller) => {
    for (const sandbox of ['default', 'team-a-1', 'Any']) expect(opens(caller, sandbox)).toBe(true);
  });
});
