import { HttpProblem } from '#libs/http';
import { failure, type Violation } from '#libs/kernel';

export class WorkflowNotFound extends failure.notFound(
  'WORKFLOW_NOT_FOUND',
  'There is no such workflow',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no workflow ${id}. GET /workflows lists its workflows.`,
) {}

export class VersionNotFound extends failure.notFound(
  'WORKFLOW_VERSION_NOT_FOUND',
  'There is no such version',
  (id: string, version: string, latest: number) =>
    `Workflow ${id} has no version ${version}. Its versions are 1 to ${String(latest)}.`,
) {}

/** The definition cannot be run. The pointers begin at the definition. */
export class DefinitionInvalid extends failure.unprocessable(
  'DEFINITION_INVALID',
  'The definition is not valid',
  /** @param omitted the number of further violations */
  (violations: readonly Violation[], omitted?: number) => {
    const located = violations.map(({ pointer, detail }) => ({
      pointer: `/definition${pointer}`,
      detail,
    }));
    return { kept: located, omitted: omitted ?? 0 };
  },
) {}

/** If-Match names a version that is not the latest. */
export class WorkflowChanged extends HttpProblem {
  constructor(id: string, version: number) {
    super(
      412,
      `Workflow ${id} now has version ${String(version)}. Read it again, and send If-Match: "${String(version)}".`,
      { code: 'WORKFLOW_CHANGED', title: 'The workflow has changed' },
    );
  }
}
