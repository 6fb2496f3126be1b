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
  readonly settled: RegExp;
  readonly snapshotName: string;
  readonly save: string;
  readonly saved: string;
  readonly restore: string;
  readonly restoreIt: string;
  readonly restored: RegExp;
  readonly thread: string;
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
  ...{ nextDeadline: 'Até o próximo prazo', settled: /feito/ },
  ...{ snapshotName: 'Nome do snapshot', save: 'Salvar', saved: 'Snapshot antes salvo.' },
  ...{ restore: 'Restaurar aqui', restoreIt: 'Restaurar', restored: /Snapshot antes restaurado/ },
  thread: 'Seguir este pagamento em todos os serviços',
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
  ...{ nextDeadline: 'To the next deadline', settled: /done/ },
  ...{ snapshotName: 'Name of the snapshot', save: 'Save', saved: 'Snapshot antes saved.' },
  ...{ restore: 'Restore here', restoreIt: 'Restore', restored: /Snapshot antes restored/ },
  thread: 'Follow this payment through all services',
};

export const LANGUAGES: readonly Names[] = [pt, en];
