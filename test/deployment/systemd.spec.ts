import { readFileSync } from 'node:fs';

const UNIT = 'deploy/systemd/payment-simulator@.service';

describe('The unit of systemd', () => {
  const filters = [
    ...readFileSync(UNIT, 'utf8').matchAll(/^SystemCallFilter=(?!~)(.*)$/gm),
  ].flatMap(([, groups = '']) => groups.split(' '));

  it('allows the memory keys with which V8 protects compiled code: without them, Node is killed at its start', () => {
    expect(filters).toEqual(expect.arrayContaining(['@system-service', '@pkey']));
  });
});
