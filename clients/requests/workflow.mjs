const definition = {
  StartAt: 'Wait for the payment',
  States: {
    'Wait for the payment': {
      Type: 'Task',
      Resource: 'webhook.wait',
      Parameters: { 'correlationId.$': '$.orderId' },
      Next: 'Done',
    },
    Done: { Type: 'Succeed' },
  },
};

export const workflow = {
  name: 'workflow',
  title: 'Workflow engine',
  port: 3005,
  uses: ['workflow'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{workflow_url}}/health',
      status: 200,
      expect: { status: 'ok', service: 'workflow' },
    },
    {
      name: 'Create a workflow',
      request: 'POST {{workflow_url}}/workflows',
      json: { name: 'order', definition },
      status: 201,
      expect: { name: 'order', version: 1 },
      save: { workflowId: 'id' },
    },
    {
      name: 'List the workflows',
      request: 'GET {{workflow_url}}/workflows',
      status: 200,
      contains: ['{{workflowId}}'],
    },
    {
      name: 'Get the workflow',
      request: 'GET {{workflow_url}}/workflows/{{workflowId}}',
      status: 200,
      expect: { id: '{{workflowId}}', name: 'order' },
    },
    {
      name: 'Update the workflow',
      request: 'PUT {{workflow_url}}/workflows/{{workflowId}}',
      json: { name: 'order', description: 'Waits for a payment.', definition },
      status: 200,
      expect: { version: 2 },
    },
    {
      name: 'Start an execution',
      request: 'POST {{workflow_url}}/workflows/{{workflowId}}/executions',
      json: { input: { orderId: 'order-1' } },
      status: 201,
      expect: { status: 'RUNNING', version: 2 },
      save: { executionId: 'id' },
    },
    {
      name: 'Call the webhook',
      request: 'POST {{workflow_url}}/webhooks/{{workflowId}}',
      json: { correlationId: 'order-1', amount: '99.90' },
      status: 202,
    },
    {
      name: 'Get the execution',
      request: 'GET {{workflow_url}}/executions/{{executionId}}?wait=10',
      status: 200,
      expect: { status: 'SUCCEEDED' },
    },
    {
      name: 'List the executions',
      request: 'GET {{workflow_url}}/workflows/{{workflowId}}/executions',
      status: 200,
      contains: ['{{executionId}}'],
    },
    {
      name: 'Delete the workflow',
      request: 'DELETE {{workflow_url}}/workflows/{{workflowId}}',
      status: 204,
    },
  ],
};
