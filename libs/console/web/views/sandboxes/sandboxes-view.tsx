import { inLanguage } from '../../app/language';
import { goTo, sandbox } from '../../app/router';
import { SERVICE_NAMES } from '../../app/service-names';
import { listSandboxes } from '../../api/sandboxes';
import { useAction } from '../../api/use-action';
import { useLoaded } from '../../api/use-loaded';
import { Button } from '../../components/button';
import { Notice, ProblemNotice } from '../../components/notice';
import { CreateForm } from './list/create-form';
import { SandboxTable } from './list/sandbox-table';
import { createSandbox } from './sandboxes-api';
import { SANDBOXES_TEXTS } from './sandboxes-texts';
import { Snapshots } from './snapshots/snapshots';
import './sandboxes.css';

const EVERY_MS = 5000;

/** All sandboxes, and the snapshots of the one of the tab. */
export function SandboxesView() {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const { value, problem, reload } = useLoaded(listSandboxes, [sandbox.value], EVERY_MS);
  const isMissing = value?.sandboxes.every(({ name }) => name !== sandbox.value) === true;
  const silent = (value?.silent ?? []).map((each) => names[each] ?? each);
  return (
    <div class="sandboxes">
      <ProblemNotice problem={problem} />
      {silent.length > 0 && (
        <Notice kind="bad">
          {texts.silent} {silent.join(', ')}
        </Notice>
      )}
      {isMissing ? <Missing onCreated={reload} /> : <p>{texts.current(sandbox.value)}</p>}
      <Snapshots isMissing={isMissing} onChanged={reload} />
      <h2>{texts.list}</h2>
      <CreateForm
        onCreated={(name) => {
          reload();
          goTo('sandboxes', { query: { sandbox: name } });
        }}
      />
      {value !== undefined && <SandboxTable sandboxes={value.sandboxes} onChanged={reload} />}
    </div>
  );
}

/** Says that the sandbox of the tab does not exist, and creates it. */
function Missing({ onCreated }: { readonly onCreated: () => void }) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const creation = useAction(async () => {
    await createSandbox(sandbox.value);
    onCreated();
  });
  return (
    <Notice>
      <p>{texts.missing(sandbox.value)}</p>
      <Button isBusy={creation.isRunning} onPress={() => void creation.run()}>
        {texts.createThis}
      </Button>
      <ProblemNotice problem={creation.problem} />
    </Notice>
  );
}
