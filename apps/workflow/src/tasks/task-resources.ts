import { Injectable } from '@nestjs/common';
import { nearestName, type Violation } from '#libs/kernel';
import { type State } from '#libs/states-language';
import { argumentFaults } from './check-arguments';
import { isAwsName, resourceName } from './resource-name';
import { type TaskOutcome, type TaskResource } from './task-resource';

/** The length of a name in an error. */
const SHOWN_CHARACTERS = 60;

/** The resources that Task states can name. */
@Injectable()
export class TaskResources {
  private readonly resources = new Map<string, TaskResource>();

  /** @throws Error if another resource has the name */
  register(...resources: readonly TaskResource[]): void {
    for (const resource of resources) {
      if (this.resources.has(resource.name)) throw new Error(`${resource.name} exists twice.`);
      this.resources.set(resource.name, resource);
    }
  }

  /** The names without suffixes, sorted. */
  names(): readonly string[] {
    return [...this.resources.keys()].sort();
  }

  /** All resources, sorted by name. */
  all(): readonly TaskResource[] {
    return this.names().flatMap((name) => this.resources.get(name) ?? []);
  }

  /**
   * The resource of a Task state. With `.waitForTaskToken`, a success becomes pending.
   * @returns undefined if `check` refuses the name
   */
  find(resource: string): TaskResource | undefined {
    const { name, waitsForToken } = resourceName(resource);
    const found = this.resources.get(name);
    if (found === undefined || !waitsForToken) return found;
    return found.carriesToken ? waiting(found) : undefined;
  }

  /**
   * The names of the simulators that tasks with these resources call.
   * @returns undefined if one of them can call any
   */
  callsOf(resources: Iterable<string>): readonly string[] | undefined {
    const called = new Set<string>();
    for (const resource of resources) {
      const calls = this.find(resource)?.calls;
      if (calls === undefined) return undefined;
      for (const name of calls) called.add(name);
    }
    return [...called].sort();
  }

  /** What is wrong with the `Resource` of a state, with the pointer from the state on. Only a Task can have faults. */
  resourceFaults(state: State): readonly Violation[] {
    const detail = state.Type === 'Task' ? this.check(state.Resource) : undefined;
    return detail === undefined ? [] : [{ pointer: '/Resource', detail }];
  }

  /** Like resourceFaults, and also what is wrong with the arguments, as far as they are not computed. */
  faultsOf(state: State): readonly Violation[] {
    const resource = state.Type === 'Task' ? this.find(state.Resource) : undefined;
    if (state.Type !== 'Task' || resource === undefined) return this.resourceFaults(state);
    return argumentFaults(resource, state);
  }

  /**
   * The problem with a `Resource` in a definition; undefined if it is valid.
   * @example
   * resources.check('htpp'); // 'There is no resource "htpp". Did you mean "http"? Known: http, log, ...'
   */
  check(resource: string): string | undefined {
    if (this.find(resource) !== undefined) return undefined;
    const { name } = resourceName(resource);
    if (this.resources.has(name)) {
      const able = this.all().filter(({ carriesToken }) => carriesToken);
      const list = able.map((each) => `${each.name}.waitForTaskToken`).join(', ');
      return `"${name}" cannot wait for a task token, because it passes no token on. Use one of ${list}.`;
    }
    const names = this.names();
    const near = nearestName(name, names);
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
    const own = names.filter((each) => !isAwsName(each) || isAwsName(name));
    return `There is no resource "${name.slice(0, SHOWN_CHARACTERS)}".${hint} Known: ${own.join(', ')}.`;
  }
}

function waiting(resource: TaskResource): TaskResource {
  return {
    ...resource,
    perform: async (request): Promise<TaskOutcome> => {
      const outcome = await resource.perform(request);
      return outcome.kind === 'succeeded' ? { kind: 'pending' } : outcome;
    },
  };
}
