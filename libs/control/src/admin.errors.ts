import { Failure, NAME_RULE, summaryOf, type ViolationList } from '#libs/kernel';

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
  readonly title = 'Pages of other origins are not allowed to control the service';

  constructor(what: string) {
    super(`${what}: only tools and pages of this service are allowed to control it.`);
  }
}

export class SandboxNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'SANDBOX_NOT_FOUND';
  readonly title = 'The sandbox does not exist';

  constructor(name: string) {
    super(`Sandbox ${name} does not exist; GET /__admin/sandboxes lists the sandboxes.`);
  }
}

export class SandboxExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SANDBOX_EXISTS';
  readonly title = 'The sandbox already exists';

  constructor(name: string) {
    super(`Sandbox ${name} already exists; DELETE it first, or use another name.`);
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
  readonly title = 'The clock setting is not valid';

  constructor(pointer: string, detail: string) {
    super(`${pointer}: ${detail}`, [{ pointer, detail }]);
  }
}

export class ClockBackwards extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CLOCK_BACKWARDS';
  readonly title = 'The clock cannot go backwards';

  constructor(now: string) {
    super(
      `The clock of the sandbox shows ${now}. Add "allowPast": true to set an earlier instant.`,
    );
  }
}

export class RuleInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'RULE_INVALID';
  readonly title = 'The rule is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class RuleNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'RULE_NOT_FOUND';
  readonly title = 'The rule does not exist';

  constructor(id: string) {
    super(`The sandbox has no rule ${id}; GET /__admin/rules lists the rules.`);
  }
}

export class ExpectationsInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'EXPECTATIONS_INVALID';
  readonly title = 'The expectations are not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}
