import { inLanguage } from '../../../../app/language';
import { sent } from '../../../../forms/send';
import { BlobImage } from '../../generic/blob-image';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

const DIAGRAM = { pt: 'Caminho da execução', en: 'Path of the execution' };

export const executions: Resource = {
  name: 'executions',
  service: 'workflow',
  title: { pt: 'Execuções', en: 'Executions' },
  about: {
    pt: 'Inicie uma execução na página do workflow.',
    en: 'Start an execution on the page of its workflow.',
  },
  list: newestFirst('workflow', '/__admin/executions'),
  read: one('workflow', (id) => `/executions/${id}`),
  idOf: idAt('id'),
  filters: [
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['RUNNING', 'SUCCEEDED', 'FAILED', 'ABORTED', 'TIMED_OUT'],
    },
  ],
  columns: [
    { at: 'id', title: { pt: 'Execução', en: 'Execution' }, as: 'code' },
    { at: 'workflowName', title: { pt: 'Workflow', en: 'Workflow' }, as: 'code' },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'error', title: { pt: 'Erro', en: 'Error' }, as: 'code' },
    { at: 'startedAt', title: { pt: 'Início', en: 'Start' }, as: 'instant' },
    { at: 'stoppedAt', title: { pt: 'Fim', en: 'End' }, as: 'instant' },
  ],
  actions: [
    {
      label: { pt: 'Interromper', en: 'Stop' },
      kind: 'danger',
      isPossible: (row) => row['status'] === 'RUNNING',
      run: (row) =>
        sent('workflow', {
          method: 'POST',
          path: `/executions/${textAt(row, 'id')}/stop`,
          body: {},
        }),
    },
    {
      label: { pt: 'Retomar do ponto da falha', en: 'Redrive' },
      isPossible: (row) => ['FAILED', 'ABORTED', 'TIMED_OUT'].includes(textAt(row, 'status')),
      run: (row) =>
        sent('workflow', { method: 'POST', path: `/executions/${textAt(row, 'id')}/redrive` }),
    },
  ],
  Extra: ({ row }) => {
    const alt = inLanguage(DIAGRAM);
    return (
      <>
        <h4>{alt}</h4>
        <BlobImage
          service="workflow"
          path={`/executions/${encodeURIComponent(textAt(row, 'id'))}/diagram?format=svg`}
          alt={alt}
          version={`${textAt(row, 'eventCount')} ${textAt(row, 'status')}`}
        />
      </>
    );
  },
};
