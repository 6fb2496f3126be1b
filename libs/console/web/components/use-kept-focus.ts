import { useLayoutEffect, useRef } from 'preact/hooks';

/** For an element that can disappear when it is pressed: the focus then goes to the view, and not to the start of the page. */
export function useKeptFocus<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useLayoutEffect(
    () => () => {
      if (element.current === null || document.activeElement !== element.current) return;
      element.current.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return element;
}
