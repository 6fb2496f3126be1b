import { type ExecutionResponse } from '../../apps/workflow/src/executions/execution.response';
import { PROVIDER } from '../../apps/nfse/test/issuer';
import { payAndInvoice } from './pay-and-invoice';
import { KEY, PAN, REAIS, STEP, type Story } from './story';

/** Starts the workflow of the story, as a new client of the leaky bucket. */
export async function startWorkflow({ workflows, queries }: Story): Promise<ExecutionResponse> {
  const { clientId, clientSecret } = await queries.client();
  const input = {
    key: KEY,
    client: { clientId, clientSecret },
    pan: PAN,
    amount: REAIS,
    provider: { cnpj: PROVIDER, municipality: '3550308' },
    service: { code: '1.07', description: 'Suporte técnico', issRate: 5 },
  };
  return workflows.start(await workflows.create(payAndInvoice), { input });
}

/** Advances all clocks until the execution ends. */
export async function finish(
  { workflows, advance }: Story,
  execution: Pick<ExecutionResponse, 'id'>,
): Promise<ExecutionResponse> {
  for (;;) {
    const found = await workflows.find(execution);
    if (found.status !== 'RUNNING') return found;
    await advance(STEP);
  }
}
