import { AnyJson } from '#libs/openapi';
import { type InstalledWorkflow } from './seed.service';

/** A workflow that was installed. */
export class SeededWorkflowResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  id!: string;

  /** @example pix-by-credit-card */
  name!: string;

  /** What it does. */
  description!: string;

  @AnyJson('An input with which it succeeds.')
  input!: unknown;

  /** Its output, and the errors with which it fails. */
  returns!: string;
}

/** The workflows that were installed. */
export class WorkflowSeedResponse {
  workflows!: SeededWorkflowResponse[];

  static of(installed: readonly InstalledWorkflow[]): WorkflowSeedResponse {
    return {
      workflows: installed.map(({ workflow: { id, name }, example }) => {
        const { description, input, returns } = example;
        return { id, name, description, input, returns };
      }),
    };
  }
}
