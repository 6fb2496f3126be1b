import { call, JSON_TYPE, send } from '../load.mjs';

const pass = (next) => ({ Type: 'Pass', ...(next === undefined ? { End: true } : { Next: next }) });
const jsonata = (value, next) => ({ ...pass(next), Output: `{% ${value} %}` });

/** Three states, as the interpreter and the database do them, without a task. */
export const DEFINITIONS = {
  'three Pass states': { StartAt: 'A', States: { A: pass('B'), B: pass('C'), C: pass() } },
  'three Pass states, JSONata': {
    QueryLanguage: 'JSONata',
    StartAt: 'A',
    States: {
      A: jsonata('$states.input.n + 1', 'B'),
      B: jsonata('$states.input * 2', 'C'),
      C: jsonata('{"n": $states.input}'),
    },
  },
};

/** Returns a load of executions of three Pass states. A response comes when its execution has ended. */
export async function executions(address) {
  const [[name, definition]] = Object.entries(DEFINITIONS);
  const { id } = await call(`${address}/workflows`, { body: { name, definition } });
  const request = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ input: { n: 1 } }) };
  return (until) => send(`${address}/workflows/${id}/executions?wait=10`, [request], until);
}
