import type { ComponentChildren } from 'preact';
import { useKeptFocus } from './use-kept-focus';

/** A button. While its action runs, it cannot be pressed again, but it keeps the focus. */
export function Button({
  onPress,
  isBusy = false,
  kind = 'plain',
  isSubmit = false,
  title,
  label,
  children,
}: {
  readonly onPress?: () => void;
  readonly isBusy?: boolean;
  readonly kind?: 'plain' | 'main' | 'danger' | 'quiet';
  readonly isSubmit?: boolean;
  readonly title?: string | undefined;
  /** The name for screen readers, if the content is not enough. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}) {
  const element = useKeptFocus<HTMLButtonElement>();
  return (
    <button
      ref={element}
      type={isSubmit ? 'submit' : 'button'}
      class={`button button-${kind}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      aria-label={label}
      title={title}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {children}
    </button>
  );
}
