import { useId, useRef, useState } from 'preact/hooks';
import { inLanguage } from '../../../app/language';
import { sandbox } from '../../../app/router';
import { Button } from '../../../components/button';
import { Form, TextField } from '../../../components/fields';
import { loadSnapshot } from '../sandboxes-api';
import { type SnapshotAction } from './snapshot-action';
import { SNAPSHOTS_TEXTS } from './snapshots-texts';

/** Stores a file as a snapshot of the sandbox of the tab. */
export function LoadForm({ action }: { readonly action: SnapshotAction }) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const load = async (): Promise<string> => {
    const file = input.current?.files?.[0];
    if (file === undefined) throw new Error(texts.noFile);
    const snapshot = name.trim();
    await loadSnapshot({ sandbox: sandbox.value, snapshot }, file);
    if (input.current !== null) input.current.value = '';
    setName('');
    return texts.done.loaded(snapshot);
  };
  return (
    <>
      <h3>{texts.loadForm}</h3>
      <Form label={texts.loadForm} onSubmit={() => void action.run(load)}>
        <div class="field">
          <label for={id}>{texts.file}</label>
          <input id={id} ref={input} type="file" required aria-describedby={`${id}-hint`} />
          <span class="hint" id={`${id}-hint`}>
            {texts.fileHint}
          </span>
        </div>
        <TextField label={texts.loadName} value={name} onChange={setName} isRequired />
        <Button isSubmit isBusy={action.isRunning}>
          {texts.load}
        </Button>
      </Form>
    </>
  );
}
