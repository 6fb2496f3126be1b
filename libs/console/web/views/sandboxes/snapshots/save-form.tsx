import { useState } from 'preact/hooks';
import { inLanguage } from '../../../app/language';
import { sandbox } from '../../../app/router';
import { Button } from '../../../components/button';
import { Form, TextField } from '../../../components/fields';
import { saveSnapshot } from '../sandboxes-api';
import { type SnapshotAction } from './snapshot-action';
import { SNAPSHOTS_TEXTS } from './snapshots-texts';

/** Saves the sandbox of the tab. */
export function SaveForm({ action }: { readonly action: SnapshotAction }) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const [entered, setEntered] = useState('');
  const save = async (): Promise<string> => {
    const snapshot = entered.trim();
    await saveSnapshot({ sandbox: sandbox.value, snapshot });
    setEntered('');
    return texts.done.saved(snapshot);
  };
  return (
    <Form label={texts.saveForm} onSubmit={() => void action.run(save)}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={entered}
        onChange={setEntered}
        isRequired
      />
      <Button kind="main" isSubmit isBusy={action.isRunning}>
        {texts.save}
      </Button>
    </Form>
  );
}
