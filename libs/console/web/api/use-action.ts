import { useCallback, useRef, useState } from 'preact/hooks';

export interface Action<Input extends readonly unknown[], Output> {
  /** Does nothing while the last one has not ended. */
  readonly run: (...input: Input) => Promise<void>;
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly problem: unknown;
  /** The result of the last one. */
  readonly result: Output | undefined;
}

/** Something that the user starts, and that takes time. */
export function useAction<Input extends readonly unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
): Action<Input, Output> {
  const [state, setState] = useState<Omit<Action<Input, Output>, 'run'>>({
    ...{ isRunning: false, problem: undefined, result: undefined },
  });
  // The state is that of the last rendering: a second press can come before the next one.
  const isRunning = useRef(false);
  const run = useCallback(
    async (...input: Input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ isRunning: true, problem: undefined, result: undefined });
      try {
        const result = await work(...input);
        setState({ isRunning: false, problem: undefined, result });
      } catch (problem) {
        setState({ isRunning: false, problem, result: undefined });
      } finally {
        isRunning.current = false;
      }
    },
    [work],
  );
  return { ...state, run };
}
