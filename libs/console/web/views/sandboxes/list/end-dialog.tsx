import { inLanguage } from '../../../app/language';
import { useAction } from '../../../api/use-action';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { ProblemNotice } from '../../../components/notice';
import { dropSandbox, resetSandbox } from '../sandboxes-api';
import { SANDBOXES_TEXTS } from '../sandboxes-texts';

/** What the user wants to do with the data of a sandbox. */
export interface Ending {
  readonly kind: 'reset' | 'drop';
  readonly name: string;
  /** The services that have the sandbox, in words; empty in the console of one service. */
  readonly services: string;
}

/** Names what is lost, and then resets or drops the sandbox. */
export function EndDialog({
  ending,
  onDone,
  onClose,
}: {
  readonly ending: Ending;
  /** @param text what was done */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const { kind, name, services } = ending;
  const isDrop = kind === 'drop';
  const work = useAction(async () => {
    await (isDrop ? dropSandbox(name) : resetSandbox(name));
    onDone(isDrop ? texts.done.dropped(name) : texts.done.reset(name));
  });
  return (
    <ConfirmDialog
      title={isDrop ? texts.dropTitle(name) : texts.resetTitle(name)}
      action={isDrop ? texts.drop : texts.reset}
      isBusy={work.isRunning}
      onConfirm={() => void work.run()}
      onClose={onClose}
    >
      <p>{isDrop ? texts.dropLost : texts.resetLost}</p>
      {services !== '' && <p>{texts.inServices(services)}</p>}
      <ProblemNotice problem={work.problem} />
    </ConfirmDialog>
  );
}
