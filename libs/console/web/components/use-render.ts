import { useCallback, useState } from 'preact/hooks';

/** A function that renders the component again, for state that Preact does not know. */
export function useRender(): () => void {
  const [, setVersion] = useState(0);
  return useCallback(() => {
    setVersion((version) => version + 1);
  }, []);
}
