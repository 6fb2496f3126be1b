import type { ComponentChildren } from 'preact';

/** A short state, such as a status. The color repeats what the text says. */
export function Badge({
  kind = 'none',
  children,
}: {
  readonly kind?: 'good' | 'bad' | 'warn' | 'none';
  readonly children: ComponentChildren;
}) {
  return <span class={`badge badge-${kind}`}>{children}</span>;
}
