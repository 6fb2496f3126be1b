import { type Words } from '../language';

/** Titles of the operations of report, by method and path. */
export const report: Readonly<Record<string, Words>> = {
  'POST /reports/generate': { pt: 'Gerar relatório', en: 'Generate a report' },
  'GET /reports/types': { pt: 'Listar tipos de relatório', en: 'List the types of reports' },
  'GET /reports': { pt: 'Listar relatórios', en: 'List reports' },
  'GET /reports/{id}': { pt: 'Consultar relatório', en: 'Read a report' },
  'POST /reports/{id}/cancel': { pt: 'Cancelar relatório', en: 'Cancel a report' },
  'GET /reports/{id}/events': { pt: 'Acompanhar relatório', en: 'Follow a report' },
  'GET /reports/{id}/download': { pt: 'Baixar relatório', en: 'Download a report' },
  'GET /reports/{id}/manifest': {
    pt: 'Consultar manifesto do relatório',
    en: 'Read the manifest of a report',
  },
};
