// Workflow engine: executions that have ended, and some that wait in each way in which a state can wait.

const end = { Type: 'Succeed' };

const waiting = { StartAt: 'Hour', States: { Hour: { Type: 'Wait', Seconds: 3600, End: true } } };

/** Asks again and again for a transaction that the SPI does not have. */
const retrying = {
  StartAt: 'Find',
  States: {
    Find: {
      Type: 'Task',
      Resource: 'sim:spi.transaction',
      Parameters: { endToEndId: 'E11111111202603101800nobody00001' },
      Retry: [
        { ErrorEquals: ['States.ALL'], IntervalSeconds: 600, MaxAttempts: 3, BackoffRate: 1 },
      ],
      Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Not found' }],
      End: true,
    },
    'Not found': end,
  },
};

const mapping = {
  StartAt: 'Each',
  States: {
    Each: {
      Type: 'Map',
      MaxConcurrency: 2,
      ItemProcessor: {
        StartAt: 'Minute',
        States: { Minute: { Type: 'Wait', Seconds: 60, End: true } },
      },
      End: true,
    },
  },
};

const calling = {
  QueryLanguage: 'JSONata',
  StartAt: 'Call',
  States: {
    Call: {
      Type: 'Task',
      Resource: 'webhook.wait',
      Arguments: { correlationId: '{% $states.input.order %}' },
      End: true,
    },
  },
};

const failing = {
  StartAt: 'Stop',
  States: { Stop: { Type: 'Fail', Error: 'Order.Refused', Cause: 'For the recording.' } },
};

export async function tellWorkflows({ post, put, get, keep }) {
  await post('workflow', '/__admin/webhooks', {
    name: 'closed',
    url: 'http://127.0.0.1:9/webhooks',
  });
  const create = async (name, definition) =>
    (await post('workflow', '/workflows', { name, definition })).id;
  const start = async (id, input = {}) => {
    const execution = await post('workflow', `/workflows/${id}/executions`, { input });
    keep('workflow', `/executions/${execution.id}`);
    return execution.id;
  };
  const run = async (name, definition, input) => start(await create(name, definition), input);
  const ended = (id) => get('workflow', `/executions/${id}?wait=60`);
  const caller = await create('calling', calling);
  const executions = {
    waiting: await run('waiting', waiting),
    retrying: await run('retrying', retrying),
    mapping: await run('mapping', mapping, [1, 2, 3]),
    calling: await start(caller, { order: 'order-1' }),
    succeeded: await run('succeeded', { StartAt: 'Done', States: { Done: end } }),
    failed: await run('failed', failing),
    stopped: await run('stopped', waiting),
  };
  await post('workflow', `/webhooks/${caller}`, { correlationId: 'order-2', paid: true });
  await ended(executions.succeeded);
  await ended(executions.failed);
  await post('workflow', `/executions/${executions.stopped}/stop`, { error: 'Stopped' });
  await put('workflow', `/workflows/${caller}`, { name: 'calling again', definition: calling });
  // Waits until each execution has reached the state that it waits in: the clock moves only after that.
  await post('workflow', '/__admin/clock/advance', { by: 'PT1S' });
  return { executions, callingWorkflow: caller };
}
