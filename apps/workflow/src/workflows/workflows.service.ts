import { Inject, Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { Definitions } from './definitions';
import { type Workflow, type WorkflowVersion } from './workflow';
import { EXAMPLE_BODY, EXAMPLE_TO_DELETE, EXAMPLE_WORKFLOW } from './workflow-examples';
import { VersionNotFound, WorkflowChanged, WorkflowNotFound } from './workflow.errors';
import { WorkflowRepository } from './store/workflow.repository';
import { WorkflowResponse } from './workflow.response';

/** The length of an id in an error. */
const SHOWN_CHARACTERS = 60;
const EXAMPLES: readonly string[] = [EXAMPLE_WORKFLOW, EXAMPLE_TO_DELETE];
const NUMBER = /^\d{1,9}$/;

/** Creates, finds and changes workflows. */
@Injectable()
export class WorkflowsService {
  constructor(
    private readonly repository: WorkflowRepository,
    private readonly definitions: Definitions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param id only for examples, which have a fixed id
   * @throws RequestInvalid, DefinitionInvalid
   */
  async create(body: unknown, id = newUuid()): Promise<Workflow> {
    const asked = await this.definitions.read(body);
    const nowMs = this.clock.nowMs();
    const stored = { ...asked, id, createdAtMs: nowMs, updatedAtMs: nowMs };
    return (await this.repository.insert(stored)) ?? (await this.find(id));
  }

  /** Whether there is such a workflow. Unlike `find` it never makes the example. */
  async has(id: string): Promise<boolean> {
    return (await this.repository.byId(id))?.deletedAtMs === null;
  }

  /** @throws WorkflowNotFound */
  async find(id: string): Promise<Workflow> {
    const found = await this.repository.byId(id);
    const mayCreate = found === undefined && !currentContext().isObserver;
    if (mayCreate && EXAMPLES.includes(id)) return this.create(EXAMPLE_BODY, id);
    if (found?.deletedAtMs !== null) throw notFound(id);
    return found;
  }

  list(name: string | undefined): JsonList {
    const { pathPrefix } = currentContext();
    return this.repository.list(name, (workflow) =>
      JSON.stringify(WorkflowResponse.of(workflow, pathPrefix)),
    );
  }

  /**
   * Stores a new version. Running executions keep theirs.
   *
   * @param expected the version that the caller has seen
   * @throws WorkflowNotFound, RequestInvalid, DefinitionInvalid
   * @throws WorkflowChanged if it has another version than the caller expects
   */
  async update(id: string, body: unknown, expected: number | undefined): Promise<Workflow> {
    await this.find(id);
    const asked = await this.definitions.read(body);
    const update = { ...asked, id, updatedAtMs: this.clock.nowMs() };
    const updated = await this.repository.update(update, expected);
    if (updated !== undefined) return updated;
    const { version } = await this.find(id);
    throw new WorkflowChanged(id, version);
  }

  /** @throws WorkflowNotFound */
  async delete(id: string): Promise<void> {
    await this.find(id);
    if (!(await this.repository.delete(id, this.clock.nowMs()))) throw notFound(id);
  }

  /** @throws WorkflowNotFound, VersionNotFound */
  async version(id: string, version: string): Promise<WorkflowVersion> {
    const { version: latest } = await this.find(id);
    const number = NUMBER.test(version) ? Number(version) : 0;
    const stored = await this.repository.version(id, number);
    if (stored === undefined) {
      throw new VersionNotFound(id, version.slice(0, SHOWN_CHARACTERS), latest);
    }
    return stored;
  }
}

function notFound(id: string): WorkflowNotFound {
  return new WorkflowNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
}
