import { observe, observeBlob } from '../../../../api/call';
import type { Json } from '../../../../api/lists';
import { useAction } from '../../../../api/use-action';
import { useLoaded } from '../../../../api/use-loaded';
import { inLanguage, shownCount } from '../../../../app/language';
import { Button } from '../../../../components/button';
import { ProblemNotice } from '../../../../components/notice';
import { sent } from '../../../../forms/send';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, valueAt, type Resource } from '../../generic/resource';
import { saveBlob } from '../../../../api/save-blob';
import { StatusBadge } from '../../generic/value';
import { NewReport } from './new-report';

const TEXTS = {
  pt: {
    download: 'Baixar o relatório',
    progress: 'Progresso',
    rows: (rows: string) => `${rows} linhas`,
  },
  en: {
    download: 'Download the report',
    progress: 'Progress',
    rows: (rows: string) => `${rows} rows`,
  },
};
const RUNNING: readonly string[] = ['pending', 'running'];
const POLL_MS = 1000;

export const reports: Resource = {
  name: 'reports',
  service: 'report',
  title: { pt: 'Relatórios', en: 'Reports' },
  list: newestFirst('report', '/reports'),
  read: one('report', (id) => `/reports/${id}`),
  idOf: idAt('id'),
  filters: [
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['pending', 'running', 'succeeded', 'failed', 'cancelled', 'expired'],
    },
    { name: 'type', label: { pt: 'Tipo', en: 'Type' } },
  ],
  columns: [
    { at: 'type', title: { pt: 'Tipo', en: 'Type' }, as: 'code' },
    { at: 'format', title: { pt: 'Formato', en: 'Format' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'progress.rows', title: { pt: 'Linhas', en: 'Rows' }, as: 'count' },
    { at: 'error.detail', title: { pt: 'Erro', en: 'Error' } },
    { at: 'createdAt', title: { pt: 'Pedido em', en: 'Requested at' }, as: 'instant' },
  ],
  actions: [
    {
      label: { pt: 'Cancelar', en: 'Cancel' },
      kind: 'danger',
      isPossible: (row) => RUNNING.includes(textAt(row, 'status')),
      run: (row) =>
        sent('report', { method: 'POST', path: `/reports/${textAt(row, 'id')}/cancel` }),
    },
  ],
  ListExtra: ({ reload }) => <NewReport onSent={reload} />,
  Extra: ({ row }) =>
    RUNNING.includes(textAt(row, 'status')) ? (
      <Progress id={textAt(row, 'id')} />
    ) : (
      <Download row={row} />
    ),
};

/** The progress of a report that runs. */
function Progress({ id }: { readonly id: string }) {
  const texts = inLanguage(TEXTS);
  const { value: run, problem } = useLoaded(
    () => observe<Json>('report', `/reports/${encodeURIComponent(id)}`),
    [id],
    POLL_MS,
  );
  if (run === undefined) return <ProblemNotice problem={problem} />;
  const status = textAt(run, 'status');
  if (!RUNNING.includes(status)) return <Download row={run} />;
  const percent = valueAt(run, 'progress.percent');
  const rows = texts.rows(shownCount(Number(valueAt(run, 'progress.rows') ?? 0)));
  return (
    <p class="row" role="status">
      <StatusBadge service="report" name={status} />
      <progress
        aria-label={texts.progress}
        max={100}
        {...(typeof percent === 'number' ? { value: percent } : {})}
      />
      {rows}
    </p>
  );
}

function Download({ row }: { readonly row: Json }) {
  const texts = inLanguage(TEXTS);
  const id = textAt(row, 'id');
  const saving = useAction(async () => {
    const blob = await observeBlob('report', `/reports/${encodeURIComponent(id)}/download`, '*/*');
    saveBlob(blob, textAt(row, 'result.fileName') || `${id}.${textAt(row, 'format')}`);
  });
  if (row['status'] !== 'succeeded') return null;
  return (
    <>
      <p>
        <Button kind="main" isBusy={saving.isRunning} onPress={() => void saving.run()}>
          {texts.download}
        </Button>
      </p>
      <ProblemNotice problem={saving.problem} />
    </>
  );
}
