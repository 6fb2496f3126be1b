/** Inputs of the example workflows. */
export const EXAMPLE_INPUTS: Readonly<Record<string, object>> = {
  'pix-by-credit-card': {
    key: 'maria@example.com',
    amount: '150.75',
    pan: '4000000000000001',
    debtorIspb: '12345678',
    debtorName: 'João Souza',
  },
  'card-retry': { pan: '4000000000000001', amount: '99.90' },
  'invoice-after-payment': {
    endToEndId: 'E1234567820261121120000000000001',
    invoice: {
      provider: { cnpj: '12345678000195', municipality: '3550308' },
      customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
      service: { code: '1.07', description: 'Suporte técnico', issRate: 5 },
    },
  },
};

/** An input for a workflow, as JSON; an empty object if it is not an example. */
export function inputOf(workflow: string): string {
  const input = Object.hasOwn(EXAMPLE_INPUTS, workflow) ? EXAMPLE_INPUTS[workflow] : {};
  return JSON.stringify(input, null, 2);
}
