import { type EventSentence } from './event-sentence';

/** Sentences of the events of reports, limited queries and workflows. */
export const otherEvents: Readonly<Record<string, EventSentence>> = {
  'report.requested': {
    result: 'acceptedM',
    pt: 'Relatório[ {reportType}] solicitado',
    en: 'Report[ {reportType}] requested',
  },
  'report.downloaded': {
    result: 'done',
    pt: 'Leitura do arquivo do relatório[ {reportType}]',
    en: 'Download of the report[ {reportType}]',
  },
  'report.cancelled': {
    result: 'acceptedM',
    pt: 'Cancelamento do relatório[ {reportType}]',
    en: 'Cancellation of the report[ {reportType}]',
  },
  'report.read': {
    result: 'done',
    pt: 'Consulta do relatório[ {reportType}]',
    en: 'Read of the report[ {reportType}]',
  },
  'report.request': {
    result: 'done',
    pt: 'Operação com o relatório[ {reportType}]',
    en: 'Operation with the report[ {reportType}]',
  },
  'schedule.created': {
    result: 'acceptedM',
    pt: 'Criação de agendamento[ do relatório {reportType}]',
    en: 'Creation of a schedule[ of the report {reportType}]',
  },
  'schedule.file': {
    result: 'acceptedM',
    pt: 'Geração de arquivo do agendamento[ {scheduleId}]',
    en: 'Generation of a file of the schedule[ {scheduleId}]',
  },
  'schedule.removed': {
    result: 'done',
    pt: 'Remoção do agendamento[ {scheduleId}]',
    en: 'Removal of the schedule[ {scheduleId}]',
  },
  'schedule.read': {
    result: 'done',
    pt: 'Consulta do agendamento[ {scheduleId}]',
    en: 'Read of the schedule[ {scheduleId}]',
  },
  'file.uploaded': {
    result: 'acceptedM',
    pt: 'Envio de arquivo[ {kind}] para conciliação',
    en: 'Upload of a file[ {kind}]',
  },
  'file.removed': {
    result: 'done',
    pt: 'Remoção do arquivo[ {fileId}]',
    en: 'Removal of the file[ {fileId}]',
  },
  'file.read': {
    result: 'done',
    pt: 'Consulta do arquivo[ {fileId}]',
    en: 'Read of the file[ {fileId}]',
  },
  'query.key': {
    result: 'done',
    pt: 'Consulta limitada da chave[ {key}][ pelo cliente {clientId}]',
    en: 'Limited query of the key[ {key}][ by client {clientId}]',
  },
  'client.registered': {
    result: 'acceptedM',
    pt: 'Cadastro do cliente[ {clientId}]',
    en: 'Registration of the client[ {clientId}]',
  },
  'client.token': {
    result: 'acceptedM',
    pt: 'Token de acesso[ do cliente {clientId}]',
    en: 'Access token[ of client {clientId}]',
  },
  'workflow.created': {
    result: 'acceptedM',
    pt: 'Criação do workflow[ {workflowId}]',
    en: 'Creation of the workflow[ {workflowId}]',
  },
  'workflow.read': {
    result: 'done',
    pt: 'Consulta do workflow[ {workflowId}]',
    en: 'Read of the workflow[ {workflowId}]',
  },
  'workflow.request': {
    result: 'done',
    pt: 'Operação com o workflow[ {workflowId}]',
    en: 'Operation with the workflow[ {workflowId}]',
  },
  'execution.started': {
    result: 'acceptedF',
    pt: 'Início da execução[ {executionId}]',
    en: 'Start of the execution[ {executionId}]',
  },
  'execution.stopped': {
    result: 'acceptedF',
    pt: 'Parada da execução[ {executionId}]',
    en: 'Stop of the execution[ {executionId}]',
  },
  'execution.redriven': {
    result: 'acceptedF',
    pt: 'Retomada da execução[ {executionId}]',
    en: 'Redrive of the execution[ {executionId}]',
  },
  'execution.read': {
    result: 'done',
    pt: 'Consulta da execução[ {executionId}]',
    en: 'Read of the execution[ {executionId}]',
  },
  'execution.request': {
    result: 'done',
    pt: 'Operação com a execução[ {executionId}]',
    en: 'Operation with the execution[ {executionId}]',
  },
  'webhook.received': {
    result: 'acceptedM',
    pt: 'Webhook recebido[ no workflow {workflowId}]',
    en: 'Webhook received[ by the workflow {workflowId}]',
  },
  'task.success': {
    result: 'acceptedF',
    pt: 'Conclusão de tarefa[ da execução {executionId}]',
    en: 'Success of a task[ of the execution {executionId}]',
  },
  'task.failure': {
    result: 'acceptedF',
    pt: 'Falha de tarefa[ da execução {executionId}] informada',
    en: 'Failure of a task[ of the execution {executionId}] reported',
  },
  'task.heartbeat': {
    result: 'acceptedM',
    pt: 'Sinal de que a tarefa continua',
    en: 'Signal that a task is still running',
  },
  'task.request': {
    result: 'done',
    pt: 'Operação com tarefa',
    en: 'Operation with a task',
  },
};
