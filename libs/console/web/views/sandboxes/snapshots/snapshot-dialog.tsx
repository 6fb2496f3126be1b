import { useState } from 'preact/hooks';
import { inLanguage } from '../../../app/language';
import { sandbox } from '../../../app/router';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { ProblemNotice } from '../../../components/notice';
import { TextField } from '../../../components/fields';
import { deleteSnapshot, restoreSnapshot } from '../sandboxes-api';
import { type SnapshotAction } from './snapshot-action';
import { SNAPSHOTS_TEXTS } from './snapshots-texts';

/** What the user wants to do with a snapshot. */
export interface SnapshotChange {
  readonly kind: 'restore' | 'restore-into' | 'delete';
  readonly snapshot: string;
}

interface SnapshotDialogProps {
  readonly change: SnapshotChange;
  readonly action: SnapshotAction;
  readonly onClose: () => void;
}

/** Names what is lost, and then restores or deletes the snapshot. */
export function SnapshotDialog({ change, action, onClose }: SnapshotDialogProps) {
  const [hasRun, setHasRun] = useState(false);
  const own: SnapshotAction = {
    ...action,
    // An error of something that the user did before is not shown here.
    problem: hasRun ? action.problem : undefined,
    run: (work) => {
      setHasRun(true);
      return action.run(work);
    },
  };
  const Shown = change.kind === 'delete' ? DeleteDialog : RestoreDialog;
  return <Shown change={change} action={own} onClose={onClose} />;
}

function DeleteDialog({ change: { snapshot }, action, onClose }: SnapshotDialogProps) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const work = async (): Promise<string> => {
    await deleteSnapshot({ sandbox: sandbox.value, snapshot });
    return texts.done.deleted(snapshot);
  };
  return (
    <ConfirmDialog
      title={texts.deleteTitle(snapshot)}
      action={texts.delete}
      isBusy={action.isRunning}
      onConfirm={() => void action.run(work)}
      onClose={onClose}
    >
      <p>{texts.deleteLost}</p>
      <ProblemNotice problem={action.problem} />
    </ConfirmDialog>
  );
}

function RestoreDialog({ change: { kind, snapshot }, action, onClose }: SnapshotDialogProps) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const isInto = kind === 'restore-into';
  const [into, setInto] = useState(isInto ? '' : sandbox.value);
  const target = into.trim();
  const work = async (): Promise<string> => {
    await restoreSnapshot({ sandbox: sandbox.value, snapshot }, target);
    return texts.done.restored(snapshot, target);
  };
  return (
    <ConfirmDialog
      title={texts.restoreTitle(snapshot)}
      action={texts.restoreAction}
      isBusy={action.isRunning}
      onConfirm={() => void action.run(work)}
      onClose={onClose}
    >
      {isInto && (
        <TextField label={texts.into} hint={texts.intoHint} value={into} onChange={setInto} />
      )}
      {target !== '' && <p>{texts.restoreLost(target)}</p>}
      <ProblemNotice problem={action.problem} />
    </ConfirmDialog>
  );
}
