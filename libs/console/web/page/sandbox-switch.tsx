import { useState } from 'preact/hooks';
import { useLoaded } from '../api/use-loaded';
import { Button } from '../components/button';
import { TextField } from '../components/fields';
import { PAGE_TEXTS } from './page-texts';
import { inLanguage } from '../app/language';
import { useSandbox, sandbox } from '../app/router';
import { sandboxNames } from '../api/sandboxes';

/** The sandbox of the tab, and the field to change it. */
export function SandboxSwitch() {
  const texts = inLanguage(PAGE_TEXTS);
  const [entered, setEntered] = useState<string>();
  const { value: names = [] } = useLoaded(sandboxNames, [sandbox.value]);
  const name = entered ?? sandbox.value;
  const change = (): void => {
    setEntered(undefined);
    if (name.trim() !== '' && name !== sandbox.value) useSandbox(name.trim());
  };
  return (
    <form
      class="sandbox-switch"
      title={texts.sandboxHint}
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      <TextField label={texts.sandbox} value={name} onChange={setEntered} list={names} />
      <Button isSubmit>OK</Button>
    </form>
  );
}
