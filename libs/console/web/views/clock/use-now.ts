import { useEffect, useState } from 'preact/hooks';

/** The time of the page in milliseconds, which only runs forward; the component is rendered again in this interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs]);
  // A reading can be newer than the last tick.
  return Math.max(now, performance.now());
}
