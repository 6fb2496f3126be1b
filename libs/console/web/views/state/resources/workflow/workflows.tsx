import { control } from '../../../../api/call';
import { useAction } from '../../../../api/use-action';
import { inLanguage } from '../../../../app/language';
import { Button } from '../../../../components/button';
import { ProblemNotice } from '../../../../components/notice';
import { BlobImage } from '../../generic/blob-image';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';
import { StartExecution } from './start-execution';

const TEXTS = {
  pt: {
    seed: 'Instalar os workflows de exemplo',
    seeded: 'Instalados.',
    diagram: 'Diagrama do workflow',
  },
  en: {
    seed: 'Install the example workflows',
    seeded: 'Installed.',
    diagram: 'Diagram of the workflow',
  },
};

export const workflows: Resource = {
  name: 'workflows',
  service: 'workflow',
  title: { pt: 'Workflows', en: 'Workflows' },
  list: newestFirst('workflow', '/workflows'),
  read: one('workflow', (id) => `/workflows/${id}`),
  idOf: idAt('id'),
  filters: [{ name: 'name', label: { pt: 'Nome', en: 'Name' } }],
  columns: [
    { at: 'name', title: { pt: 'Nome', en: 'Name' }, as: 'code' },
    { at: 'version', title: { pt: 'Versão', en: 'Version' } },
    { at: 'description', title: { pt: 'Descrição', en: 'Description' } },
    { at: 'updatedAt', title: { pt: 'Alterado em', en: 'Changed at' }, as: 'instant' },
  ],
  ListExtra: ({ reload }) => <Examples onDone={reload} />,
  Extra: ({ row }) => {
    const id = textAt(row, 'id');
    const texts = inLanguage(TEXTS);
    return (
      <>
        <StartExecution workflowId={id} name={textAt(row, 'name')} />
        <h4>{texts.diagram}</h4>
        <BlobImage
          service="workflow"
          path={`/workflows/${encodeURIComponent(id)}/diagram?format=svg`}
          alt={`${texts.diagram} ${textAt(row, 'name')}`}
          version={textAt(row, 'version')}
        />
      </>
    );
  },
};

function Examples({ onDone }: { readonly onDone: () => void }) {
  const texts = inLanguage(TEXTS);
  const seeding = useAction(async () => {
    await control('workflow', { method: 'POST', path: '/seed' });
    onDone();
    return true;
  });
  return (
    <>
      <div class="row state-above">
        <Button isBusy={seeding.isRunning} onPress={() => void seeding.run()}>
          {texts.seed}
        </Button>
        <span role="status" class="quiet">
          {seeding.result === true ? texts.seeded : ''}
        </span>
      </div>
      <ProblemNotice problem={seeding.problem} />
    </>
  );
}
