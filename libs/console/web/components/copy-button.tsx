import { useState } from 'preact/hooks';
import { inLanguage } from '../app/language';
import { Button } from './button';

const TEXTS = {
  pt: { copied: 'Copiado', failed: 'O navegador não deixou copiar' },
  en: { copied: 'Copied', failed: 'The browser did not allow it' },
};

/** Copies a text, which is made when the button is pressed. */
export function CopyButton({
  label,
  about,
  textOf,
}: {
  readonly label: string;
  /** Which text it is, if there are several buttons with this label. */
  readonly about?: string;
  readonly textOf: () => string;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = (): void => {
    // Without HTTPS, other hosts than this machine have no clipboard.
    const copying = (navigator.clipboard as Clipboard | undefined)?.writeText(textOf());
    if (copying === undefined) setOutcome('failed');
    else
      copying.then(
        () => {
          setOutcome('copied');
        },
        () => {
          setOutcome('failed');
        },
      );
  };
  return (
    <span>
      <Button
        kind="quiet"
        label={about === undefined ? undefined : `${label} ${about}`}
        onPress={copy}
      >
        {label}
      </Button>
      <span role="status" class="quiet">
        {outcome === undefined ? '' : ` ${inLanguage(TEXTS)[outcome]}`}
      </span>
    </span>
  );
}
