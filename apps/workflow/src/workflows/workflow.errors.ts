import { HttpProblem } from '#libs/platform';
import { Failure, summaryOf, type Violation } from '#libs/kernel';

export class WorkflowNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'WORKFLOW_NOT_FOUND';
  readonly title = 'There is no such workflow';

  constructor(id: string, sandbox: string) {
    super(`Sandbox ${sandbox} has no workflow ${id}. GET /workflows lists those that it has.`);
  }
}

export class VersionNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'WORKFLOW_VERSION_NOT_FOUND';
  readonly title = 'There is no such version';

  constructor(id: string, version: string, latest: number) {
    super(`Workflow ${id} has the versions 1 to ${String(latest)}, and not ${version}.`);
  }
}

/** The definition cannot be run. The pointers begin at the definition. */
export class DefinitionInvalid extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'DEFINITION_INVALID';
  readonly title = 'The definition is not valid';

  /** @param omitted how many violations there are besides */
  constructor(violations: readonly Violation[], omitted = 0) {
    const located = violations.map(({ pointer, detail }) => ({
      pointer: `/definition${pointer}`,
      detail,
    }));
    super(summaryOf(located, omitted), located, omitted);
  }
}

/** If-Match names a version that is not the latest. */
export class WorkflowChanged extends HttpProblem {
  constructor(id: string, version: number) {
    super(
      412,
      `Workflow ${id} has version ${String(version)} now. Read it again, and send If-Match: "${String(version)}".`,
      { code: 'WORKFLOW_CHANGED', title: 'The workflow has changed' },
    );
  }
}
