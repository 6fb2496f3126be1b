/** What the tester presses and reads, in each language. */
export interface Names {
  readonly code: 'pt' | 'en';
  readonly language: 'pt-BR' | 'en-US';
  readonly views: Readonly<
    Record<'start' | 'timeline' | 'responses' | 'clock' | 'state' | 'sandboxes', string>
  >;
  readonly sendPix: string;
  readonly pay: string;
  readonly pix: string;
  readonly accepted: string;
  readonly rejected: string;
  readonly createRule: string;
  readonly searchCode: string;
  readonly nextDeadline: string;
  readonly ruleCreated: string;
  readonly worked: string;
  readonly snapshotName: string;
  readonly save: string;
  readonly saved: string;
  readonly restore: string;
  readonly restoreIt: string;
  readonly restored: RegExp;
  readonly otherLanguage: string;
}

const pt: Names = {
  ...{ code: 'pt', language: 'pt-BR', otherLanguage: 'English' },
  views: {
    ...{ start: 'Início', timeline: 'Linha do tempo', responses: 'Próxima resposta' },
    ...{ clock: 'Relógio', state: 'Dados', sandboxes: 'Sandboxes' },
  },
  ...{ sendPix: 'Enviar Pix', pay: 'Iniciar pagamento' },
  pix: 'Pix de R$ 150,75 de 12345678 para 87654321',
  ...{ accepted: 'aceito', rejected: 'rejeitado, AM04 saldo insuficiente na Conta PI' },
  ...{ createRule: 'Criar regra', searchCode: 'Procurar código (código ou nome)' },
  ...{
    nextDeadline: 'Até o próximo prazo',
    worked: 'feito',
    ruleCreated: 'Regra criada:',
  },
  ...{ snapshotName: 'Nome do snapshot', save: 'Salvar', saved: 'Snapshot antes salvo.' },
  ...{
    restore: 'Restaurar aqui: antes',
    restoreIt: 'Restaurar',
    restored: /Snapshot antes restaurado/,
  },
};

const en: Names = {
  ...{ code: 'en', language: 'en-US', otherLanguage: 'Português' },
  views: {
    ...{ start: 'Start', timeline: 'Timeline', responses: 'Next response' },
    ...{ clock: 'Clock', state: 'Data', sandboxes: 'Sandboxes' },
  },
  ...{ sendPix: 'Send Pix', pay: 'Initiate payment' },
  pix: 'Pix of R$ 150.75 from 12345678 to 87654321',
  ...{ accepted: 'accepted', rejected: 'rejected, AM04' },
  ...{ createRule: 'Create rule', searchCode: 'Search a code (code or name)' },
  ...{
    nextDeadline: 'To the next deadline',
    worked: 'done',
    ruleCreated: 'Rule created:',
  },
  ...{ snapshotName: 'Name of the snapshot', save: 'Save', saved: 'Snapshot antes was saved.' },
  ...{
    restore: 'Restore here: antes',
    restoreIt: 'Restore',
    restored: /Snapshot antes was restored/,
  },
};

export const LANGUAGES: readonly Names[] = [pt, en];
