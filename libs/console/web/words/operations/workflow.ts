import { type Words } from '../language';

/** Titles of the operations of workflow, by method and path. */
export const workflow: Readonly<Record<string, Words>> = {
  'GET /workflows': { pt: 'Listar workflows', en: 'List workflows' },
  'POST /workflows': { pt: 'Criar workflow', en: 'Create a workflow' },
  'GET /workflows/{id}': { pt: 'Consultar workflow', en: 'Read a workflow' },
  'PUT /workflows/{id}': { pt: 'Atualizar workflow', en: 'Update a workflow' },
  'DELETE /workflows/{id}': { pt: 'Excluir workflow', en: 'Delete a workflow' },
  'GET /workflows/{id}/executions': { pt: 'Listar execuções', en: 'List executions' },
  'POST /workflows/{id}/executions': { pt: 'Iniciar execução', en: 'Start an execution' },
  'GET /executions/{id}': { pt: 'Consultar execução', en: 'Read an execution' },
  'GET /executions/{id}/events': { pt: 'Acompanhar execução', en: 'Follow an execution' },
  'POST /executions/{id}/stop': { pt: 'Parar execução', en: 'Stop an execution' },
  'POST /executions/{id}/redrive': { pt: 'Retomar execução', en: 'Redrive an execution' },
  'POST /webhooks/{workflowId}': {
    pt: 'Chamar webhook do workflow',
    en: 'Call the webhook of a workflow',
  },
  'POST /tasks/{token}/success': { pt: 'Concluir tarefa com sucesso', en: 'Complete a task' },
  'POST /tasks/{token}/failure': { pt: 'Informar falha da tarefa', en: 'Fail a task' },
  'POST /tasks/{token}/heartbeat': {
    pt: 'Informar que a tarefa continua',
    en: 'Report that a task is still running',
  },
  'POST /states/test': { pt: 'Testar um estado', en: 'Test one state' },
  'GET /workflows/{id}/diagram': {
    pt: 'Ver diagrama do workflow',
    en: 'Draw the diagram of a workflow',
  },
  'GET /executions/{id}/diagram': {
    pt: 'Ver diagrama da execução',
    en: 'Draw the diagram of an execution',
  },
  'GET /workflows/{id}/coverage': {
    pt: 'Ver cobertura do workflow',
    en: 'Show the coverage of a workflow',
  },
  'GET /workflows/{id}/versions/{version}': {
    pt: 'Consultar versão do workflow',
    en: 'Read a version of a workflow',
  },
};
