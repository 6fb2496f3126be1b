import { type Words } from '../language';

/** Titles of the operations of report, by method and path. */
export const report: Readonly<Record<string, Words>> = {
  'POST /reports/generate': { pt: 'Gerar relatório', en: 'Generate a report' },
  'GET /reports/types': { pt: 'Listar tipos de relatório', en: 'List the types of reports' },
  'POST /reports/files': { pt: 'Enviar arquivo para conciliação', en: 'Upload a file' },
  'GET /reports/files': { pt: 'Listar arquivos enviados', en: 'List uploaded files' },
  'GET /reports/files/{id}': { pt: 'Consultar arquivo enviado', en: 'Read an uploaded file' },
  'DELETE /reports/files/{id}': { pt: 'Remover arquivo enviado', en: 'Remove an uploaded file' },
  'POST /reports/schedules': { pt: 'Criar agendamento de relatório', en: 'Create a schedule' },
  'GET /reports/schedules': { pt: 'Listar agendamentos de relatórios', en: 'List schedules' },
  'GET /reports/schedules/{id}': { pt: 'Consultar agendamento', en: 'Read a schedule' },
  'DELETE /reports/schedules/{id}': { pt: 'Remover agendamento', en: 'Remove a schedule' },
  'POST /reports/schedules/{id}/files': {
    pt: 'Gerar arquivo de um agendamento',
    en: 'Generate a file of a schedule',
  },
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
