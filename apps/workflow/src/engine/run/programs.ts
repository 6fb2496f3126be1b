import { Injectable } from '@nestjs/common';
import { LruCache } from '#libs/kernel';
import { Program, type StateMachine } from '#libs/states-language';
import { WorkflowRepository } from '../../workflows/store/workflow.repository';

/** Programs are cached by the hash of their definition, so that one definition in many sandboxes is prepared once. */
const PROGRAMS_KEPT = 200;

/** The definition of a version, and the name of its workflow. */
export interface NamedDefinition {
  readonly hash: string;
  readonly definition: StateMachine;
  readonly workflowName: string;
}

/** A version whose definition is prepared for runs. */
export interface Prepared {
  readonly program: Program;
  readonly workflowName: string;
}

/** The prepared definitions of versions. */
@Injectable()
export class Programs {
  private readonly byHash = new LruCache<string, Program>(PROGRAMS_KEPT);

  constructor(private readonly workflows: WorkflowRepository) {}

  /** @throws Error if there is no such version: the versions of a workflow are kept as long as its executions */
  async of(workflowId: string, version: number): Promise<Prepared> {
    const { hash, name: workflowName } = await this.workflows.versionKey(workflowId, version);
    const known = this.byHash.get(hash);
    if (known !== undefined) return { program: known, workflowName };
    const stored = await this.workflows.version(workflowId, version);
    if (stored === undefined) throw new Error(`Version ${String(version)} has disappeared.`);
    const { definition } = stored;
    return this.prepared({ hash, definition, workflowName });
  }

  prepared({ hash, definition, workflowName }: NamedDefinition): Prepared {
    return { program: this.byHash.getOrMake(hash, () => new Program(definition)), workflowName };
  }
}
