import { control } from '../../api/call';
import type { CreateForm } from '../create-form';
import { sendJson } from '../send';
import { EXAMPLE_INPUTS } from './example-inputs';

interface Installed {
  readonly workflows: readonly { readonly id: string; readonly name: string }[];
}

/** Installs the example workflows, and starts one of them. */
export const EXECUTION: CreateForm = {
  name: 'execution',
  service: 'workflow',
  title: { pt: 'Executar um workflow de exemplo', en: 'Run an example workflow' },
  about: {
    pt: 'Instala os workflows de exemplo no sandbox e inicia um deles com a entrada de exemplo.',
    en: 'Installs the example workflows in the sandbox, and starts one with its example input.',
  },
  button: { pt: 'Executar workflow', en: 'Run workflow' },
  fields: [
    {
      name: 'workflow',
      label: { pt: 'Workflow', en: 'Workflow' },
      initial: 'card-retry',
      choices: Object.keys(EXAMPLE_INPUTS).map((value) => ({
        value,
        label: { pt: value, en: value },
      })),
    },
  ],
  send: async ({ workflow = '' }) => {
    const { workflows } = await control<Installed>('workflow', { method: 'POST', path: '/seed' });
    const id = workflows.find(({ name }) => name === workflow)?.id ?? workflow;
    const execution = await sendJson<{ readonly id: string }>(
      'workflow',
      `/workflows/${id}/executions`,
      { input: EXAMPLE_INPUTS[workflow] },
    );
    return {
      kind: 'good',
      text: { pt: 'Execução iniciada', en: 'Execution started' },
      detail: execution.id,
      row: { resource: 'executions', id: execution.id },
      search: id,
    };
  },
};
