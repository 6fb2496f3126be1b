import { useEffect, useRef } from 'preact/hooks';
import { control } from '../../../api/call';
import type { Json } from '../../../api/lists';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, shownCount, shownInstant } from '../../../app/language';
import { ProblemNotice } from '../../../components/notice';
import { CHART_TEXTS } from './chart-texts';
import { refillCurve, type Bucket, type RefillCurve } from './refill';

/** A chart of a shorter time would say nothing. */
const SHORTEST_SEC = 5;

/** How a bucket fills: in words, and as a chart. It begins at the clock of the sandbox. */
export function BucketChart({
  bucket,
  service,
}: {
  /** With the members of Bucket. */
  readonly bucket: Json;
  readonly service: string;
}) {
  const texts = inLanguage(CHART_TEXTS);
  const { value: clock, problem } = useLoaded(
    () => control<{ readonly now: string }>(service, { path: '/clock' }),
    [JSON.stringify(bucket)],
  );
  if (clock === undefined) return <ProblemNotice problem={problem} />;
  const shape = bucket as unknown as Bucket;
  const curve = refillCurve(shape, clock.now);
  const isFull = shape.tokens >= shape.capacity;
  const words = [
    texts.now(shownCount(shape.tokens), shownCount(shape.capacity)),
    isFull ? texts.full : texts.fullAt(shownInstant(new Date(curve.fullAt * 1000).toISOString())),
    texts.rate(shownCount(shape.refillTokens), shownCount(shape.refillPeriodSec)),
  ].join(' ');
  return (
    <>
      <p>{words}</p>
      {curve.fullAt - curve.now >= SHORTEST_SEC && (
        <Chart curve={curve} capacity={shape.capacity} words={words} />
      )}
    </>
  );
}

function Chart({
  curve,
  capacity,
  words,
}: {
  readonly curve: RefillCurve;
  readonly capacity: number;
  readonly words: string;
}) {
  const texts = inLanguage(CHART_TEXTS);
  const element = useRef<HTMLDivElement>(null);
  const content = JSON.stringify([curve, texts.tokens]);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isShown = true;
    // The library is loaded when the first chart is shown.
    void import('./plot').then(({ plotRefill }) => {
      if (isShown && element.current !== null)
        remove = plotRefill(element.current, curve, { label: texts.tokens, capacity });
    });
    return () => {
      isShown = false;
      remove?.();
    };
  }, [content]);
  return <div ref={element} class="chart" role="img" aria-label={`${texts.chart}. ${words}`} />;
}
