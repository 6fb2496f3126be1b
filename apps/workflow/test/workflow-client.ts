import { createTestApp, frozenAt, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../src/executions/execution.response';
import { workflow } from '../src/workflow.app';
import { type WorkflowResponse } from '../src/workflows/workflow.response';

export function startWorkflows(data: TestData, overrides: Record<string, string> = {}) {
  return createTestApp(workflow, { LOG_LEVEL: 'silent', ...overrides }, data);
}

/** Works in one sandbox of a workflow engine. */
export function workflowsIn(test: () => TestApp, sandbox: string) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const request = test().http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  const create = async (definition: object, more: object = {}): Promise<WorkflowResponse> => {
    const body = { name: 'test', definition, ...more };
    return (await call('post', '/workflows', body).expect(201)).body as WorkflowResponse;
  };
  const start = async (
    { id }: Pick<WorkflowResponse, 'id'>,
    body: object = {},
  ): Promise<ExecutionResponse> =>
    (await call('post', `/workflows/${id}/executions`, body).expect(201)).body as ExecutionResponse;
  const find = async (
    { id }: Pick<ExecutionResponse, 'id'>,
    query = '',
  ): Promise<ExecutionResponse> =>
    (await call('get', `/executions/${id}${query}`).expect(200)).body as ExecutionResponse;
  /** The execution when it has ended, however long the machine needs for it. */
  const ended = async (execution: Pick<ExecutionResponse, 'id'>): Promise<ExecutionResponse> => {
    for (;;) {
      const found = await find(execution, '?wait=60');
      if (found.status !== 'RUNNING') return found;
    }
  };
  return {
    call,
    create,
    start,
    find,
    ended,
    freeze: (now: string) => call('put', '/__admin/clock', frozenAt(now)).expect(200),
    advance: (by: string) => call('post', '/__admin/clock/advance', { by }).expect(200),
    /** Starts an execution of a definition, and returns it when it has ended. */
    run: async (definition: object, body: object = {}): Promise<ExecutionResponse> =>
      ended(await start(await create(definition), body)),
    /** The execution when it waits in a state: nothing happens to it until a time comes, or a call. */
    waiting: async (execution: Pick<ExecutionResponse, 'id'>, state: string) => {
      for (let events = -1; ;) {
        const found = await find(execution);
        const { currentStates = [], history = [] } = found;
        // The next state is known before it is entered.
        const isEntered = history.some(
          (event) => event.state === state && event.type.endsWith('StateEntered'),
        );
        const isThere = isEntered && currentStates.includes(state);
        if (found.status !== 'RUNNING' || (isThere && found.eventCount === events)) return found;
        events = found.eventCount;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
  };
}

/** The history as `type state`. */
export function historyOf({ history = [] }: ExecutionResponse): string[] {
  return history.map(({ type, state }) => (state === undefined ? type : `${type} ${state}`));
}
