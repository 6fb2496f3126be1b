import { useAction } from '../../../api/use-action';
import { inLanguage } from '../../../app/language';
import { Button } from '../../../components/button';
import { ProblemNotice } from '../../../components/notice';
import { CHART_TEXTS } from './chart-texts';

/** Fills and empties a bucket. */
export function BucketActions({
  fill,
  drain,
  onDone,
  name,
}: {
  readonly fill: () => Promise<unknown>;
  readonly drain: () => Promise<unknown>;
  readonly onDone: () => void;
  /** Distinguishes the buttons of several buckets on a page. */
  readonly name?: string;
}) {
  const texts = inLanguage(CHART_TEXTS);
  const doing = useAction(async (work: () => Promise<unknown>) => {
    await work();
    onDone();
    return true;
  });
  const button = (text: string, work: () => Promise<unknown>) => (
    <Button
      label={name === undefined ? undefined : `${text} ${name}`}
      isBusy={doing.isRunning}
      onPress={() => void doing.run(work)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <div class="row">
        {button(texts.fill, fill)}
        {button(texts.drain, drain)}
        <span role="status" class="quiet">
          {doing.result === true ? texts.done : ''}
        </span>
      </div>
      <ProblemNotice problem={doing.problem} />
    </>
  );
}
