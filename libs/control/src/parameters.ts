/** The path parameters of the operations on sandboxes and snapshots, as the API's documentation shows them. */
export const SANDBOX_PARAMETER = {
  name: 'name',
  description: 'The name of the sandbox.',
  example: 'run-42',
} as const;

export const SNAPSHOT_PARAMETER = {
  name: 'snapshot',
  description: 'The name of the snapshot.',
  example: 'before-payment',
} as const;
