import { Failure, NAME_RULE, type Violation, type ViolationList } from '#libs/kernel';

export class AdminTokenWrong extends Failure {
  readonly kind = 'unauthenticated';
  readonly code = 'ADMIN_TOKEN_WRONG';
  readonly title = 'The admin token is missing or wrong';

  constructor() {
    super('Send the ADMIN_TOKEN of the service as "Authorization: Bearer <token>".');
  }
}

export class AdminOriginForeign extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'ADMIN_ORIGIN_FOREIGN';
  readonly title = 'Pages of other origins may not control the service';

  constructor(what: string) {
    super(`${what}: only tools and the service's own pages may control it, not other web pages.`);
  }
}

export class SandboxNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'SANDBOX_NOT_FOUND';
  readonly title = 'There is no such sandbox';

  constructor(name: string) {
    super(`There is no sandbox ${name}; GET /__admin/sandboxes lists those there are.`);
  }
}

export class SandboxExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SANDBOX_EXISTS';
  readonly title = 'The sandbox exists already';

  constructor(name: string) {
    super(`There is a sandbox ${name} already; DELETE it first, or use another name.`);
  }
}

export class NameInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'NAME_INVALID';
  readonly title = 'The name is not valid';

  constructor(pointer: string) {
    const detail = `Must be ${NAME_RULE}.`;
    super(`${pointer}: ${detail}`, [{ pointer, detail }]);
  }
}

export class ClockSettingInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'CLOCK_SETTING_INVALID';
  readonly title = 'The clock cannot be set so';

  constructor(pointer: string, detail: string) {
    super(`${pointer}: ${detail}`, [{ pointer, detail }]);
  }
}

export class ClockBackwards extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CLOCK_BACKWARDS';
  readonly title = 'The clock does not go backwards';

  constructor(now: string) {
    super(
      `The sandbox's clock shows ${now}. Say "allowPast": true to set it to an earlier instant.`,
    );
  }
}

export class RuleInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'RULE_INVALID';
  readonly title = 'The rule is not valid';

  constructor({ kept, omitted }: ViolationList) {
    super(summary(kept), kept, omitted);
  }
}

export class RuleNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'RULE_NOT_FOUND';
  readonly title = 'There is no such rule';

  constructor(id: string) {
    super(`The sandbox has no rule ${id}.`);
  }
}

export class ExpectationsInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'EXPECTATIONS_INVALID';
  readonly title = 'The expectations are not valid';

  constructor({ kept, omitted }: ViolationList) {
    super(summary(kept), kept, omitted);
  }
}

function summary([first]: readonly Violation[]): string {
  return first === undefined ? 'It is not valid.' : `${first.pointer || '/'}: ${first.detail}`;
}
