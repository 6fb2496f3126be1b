import { at, failure, NAME_RULE } from '#libs/kernel';

export class SandboxNotFound extends failure.notFound(
  'SANDBOX_NOT_FOUND',
  'The sandbox does not exist',
  (name: string) =>
    `Sandbox ${name} does not exist; GET /__admin/sandboxes lists the sandboxes. ` +
    'Its first request to the simulated system creates it, and POST /__admin/sandboxes does too.',
) {}

export class SandboxExists extends failure.conflict(
  'SANDBOX_EXISTS',
  'The sandbox already exists',
  (name: string) => `Sandbox ${name} already exists; DELETE it first, or use another name.`,
) {}

export class NameInvalid extends failure.malformed(
  'NAME_INVALID',
  'The name is not valid',
  (pointer: string) => at(pointer, `Must be ${NAME_RULE}.`),
) {}

export class ClockSettingInvalid extends failure.malformed(
  'CLOCK_SETTING_INVALID',
  'The clock setting is not valid',
  at,
) {}

export class ClockBackwards extends failure.conflict(
  'CLOCK_BACKWARDS',
  'The clock cannot go backwards',
  (now: string) =>
    `The clock of the sandbox shows ${now}. Add "allowPast": true to set an earlier instant.`,
) {}

export class RuleInvalid extends failure.malformed('RULE_INVALID', 'The rule is not valid') {}

export class RuleNotFound extends failure.notFound(
  'RULE_NOT_FOUND',
  'The rule does not exist',
  (id: string) => `The sandbox has no rule ${id}; GET /__admin/rules lists the rules.`,
) {}

export class RequestGone extends failure.notFound(
  'REQUEST_GONE',
  'The journal does not have the request',
  (id: string, sandbox: string, newest: number) =>
    `The journal of sandbox ${sandbox} has no request ${id}. The last one had the id ${String(newest)}. A request is gone when ` +
    'the journal was cleared, when newer ones needed its place, or when the service was started again.',
) {}

export class NotRepeatable extends failure.conflict(
  'REQUEST_NOT_REPEATABLE',
  'The request cannot be repeated',
  (id: number, why: string) => `Request ${String(id)} cannot be repeated. ${why}`,
) {}

export class ExpectationsInvalid extends failure.malformed(
  'EXPECTATIONS_INVALID',
  'The expectations are not valid',
) {}
