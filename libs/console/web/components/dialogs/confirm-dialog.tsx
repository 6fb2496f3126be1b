import type { ComponentChildren } from 'preact';
import { inLanguage } from '../../app/language';
import { Button } from '../button';
import { Dialog } from './dialog';

const TEXTS = { pt: { cancel: 'Cancelar' }, en: { cancel: 'Cancel' } };

/** Asks before something that cannot be undone. The content names what is lost. */
export function ConfirmDialog({
  title,
  action,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  /** The name of the button that does it. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div class="row">
        <Button onPress={onClose}>{inLanguage(TEXTS).cancel}</Button>
        <Button kind="danger" isBusy={isBusy} onPress={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
