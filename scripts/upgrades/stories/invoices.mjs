// NFS-e: invoices in each status, an RPS, and events.

const RULE = { method: 'POST', path: '/nfse/issue' };

const invoice = (reference) => ({
  reference,
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
});

/** An RPS in ABRASF names. */
const rps = {
  Rps: {
    IdentificacaoRps: { Numero: 7, Serie: 'A1', Tipo: 1 },
    ...{ DataEmissao: '2026-03-10', Status: 1 },
  },
  Prestador: { CpfCnpj: { Cnpj: '12345678000195' } },
  Servico: {
    Valores: { ValorServicos: 1000, Aliquota: 5 },
    ...{ ItemListaServico: '1.07', Discriminacao: 'Suporte técnico' },
  },
};

export async function tellInvoices({ post, keep }) {
  await post('nfse', '/__admin/webhooks', { name: 'closed', url: 'http://127.0.0.1:9/webhooks' });
  const issue = async (body) => {
    const { id } = await post('nfse', '/nfse/issue', body);
    for (const part of ['', '/xml', '/events']) keep('nfse', `/nfse/${id}${part}`);
    return id;
  };
  const requestOutcome = (outcome) =>
    post('nfse', '/__admin/rules', { name: outcome, match: RULE, effect: { outcome }, times: 1 });
  const authorized = await issue(invoice('authorized'));
  await issue(rps);
  const cancelled = await issue(invoice('cancelled'));
  await post('nfse', `/nfse/${cancelled}/cancel`, { code: '1', reason: 'Cobrado em duplicidade' });
  const substituted = await issue(invoice('substituted'));
  await post('nfse', `/nfse/${substituted}/substitute`, {
    ...{ code: '99', reason: 'A descrição do serviço estava incompleta' },
    invoice: invoice('replacement'),
  });
  await requestOutcome('E0014');
  const rejected = await issue({ ...invoice('rejected'), sync: false });
  await post('nfse', '/__admin/clock/advance', { by: 'PT1M' });
  await requestOutcome('LATE_AUTHORIZATION');
  const processing = await issue(invoice('processing'));
  const cancelling = await issue(invoice('cancelling'));
  await post('nfse', `/nfse/${cancelling}/cancel`, {
    ...{ code: '1', reason: 'Cobrado em duplicidade', sync: false },
  });
  return {
    invoices: { authorized, cancelled, substituted, rejected, processing, cancelling },
  };
}
