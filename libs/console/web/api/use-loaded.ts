import { useCallback, useEffect, useState } from 'preact/hooks';
import { token } from '../app/token';

export interface Loaded<T> {
  /** The last value; it stays while it is loaded again. */
  readonly value: T | undefined;
  readonly problem: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Loads a value when the component is first shown, when `inputs` change, when the user enters a token, and every `everyMs` while
 * the page is visible. A response that arrives after a newer request is dropped.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  everyMs?: number,
): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    ...{ value: undefined, problem: undefined, isLoading: true },
  });
  const [count, setCount] = useState(0);
  const reload = useCallback(() => {
    setCount((before) => before + 1);
  }, []);
  useEffect(() => {
    const gone = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    load(gone.signal).then(
      (value) => {
        if (!gone.signal.aborted) setState({ value, problem: undefined, isLoading: false });
      },
      (problem: unknown) => {
        if (!gone.signal.aborted) setState((before) => ({ ...before, problem, isLoading: false }));
      },
    );
    return () => {
      gone.abort();
    };
  }, [...inputs, count, token.value]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, reload]);
  return { ...state, reload };
}
