import { useState } from 'preact/hooks';
import { inLanguage } from '../../../app/language';
import { useAction } from '../../../api/use-action';
import { Button } from '../../../components/button';
import { ProblemNotice } from '../../../components/notice';
import { Form, TextField } from '../../../components/fields';
import { createSandbox } from '../sandboxes-api';
import { SANDBOXES_TEXTS } from '../sandboxes-texts';

/** Creates a sandbox. */
export function CreateForm({ onCreated }: { readonly onCreated: (name: string) => void }) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const [name, setName] = useState('');
  const creation = useAction(async () => {
    await createSandbox(name.trim());
    setName('');
    onCreated(name.trim());
  });
  return (
    <>
      <Form label={texts.form} onSubmit={() => void creation.run()}>
        <TextField
          label={texts.newName}
          hint={texts.newHint}
          value={name}
          onChange={setName}
          isRequired
        />
        <Button isSubmit isBusy={creation.isRunning}>
          {texts.create}
        </Button>
      </Form>
      <ProblemNotice problem={creation.problem} />
    </>
  );
}
