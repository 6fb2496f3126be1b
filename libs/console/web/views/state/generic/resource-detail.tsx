import { useEffect, useRef } from 'preact/hooks';
import type { Json } from '../../../api/lists';
import { Problem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { Button } from '../../../components/button';
import { Code } from '../../../components/code/code';
import { CopyButton } from '../../../components/copy-button';
import { Notice, ProblemNotice } from '../../../components/notice';
import { AllFields } from './all-fields';
import { GENERIC_TEXTS } from './generic-texts';
import { rowOf } from './read-rows';
import type { Resource, RowAction } from './resource';

const EVERY_MS = 5000;

/** One row with all its fields, what can be done with it, and the way to its requests. */
export function ResourceDetail({
  resource,
  id,
}: {
  readonly resource: Resource;
  readonly id: string;
}) {
  const texts = inLanguage(GENERIC_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link that was pressed is gone.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const {
    value: found,
    problem,
    isLoading,
    reload,
  } = useLoaded(async () => ({ row: await rowOf(resource, id) }), [resource.name, id], EVERY_MS);
  const row = found?.row;
  const isGone = problem instanceof Problem && problem.status === 404;
  return (
    <>
      <p class="row">
        <a href={linkTo('state', { path: [resource.name] })}>{texts.back}</a>
        <Button onPress={reload}>{texts.refresh}</Button>
      </p>
      <h3 class="state-id" ref={heading} tabIndex={-1}>
        <code>{id}</code>
      </h3>
      {isLoading && found === undefined && <p role="status">{texts.loading}</p>}
      {(isGone || (found !== undefined && row === undefined)) && (
        <Notice>{resource.gone === undefined ? texts.gone : inLanguage(resource.gone)}</Notice>
      )}
      {!isGone && <ProblemNotice problem={problem} />}
      {row !== undefined && !isGone && (
        <Details resource={resource} row={row} id={id} reload={reload} />
      )}
    </>
  );
}

function Details({
  resource,
  row,
  id,
  reload,
}: {
  readonly resource: Resource;
  readonly row: Json;
  readonly id: string;
  readonly reload: () => void;
}) {
  const texts = inLanguage(GENERIC_TEXTS);
  const { Extra } = resource;
  const search = resource.searchOf?.(row) ?? id;
  return (
    <>
      <p class="row">
        <a href={linkTo('timeline', { query: { text: search } })}>{texts.timeline}</a>
        {resource.threadOf !== undefined && (
          <a href={linkTo('timeline', { query: { thread: resource.threadOf(row) } })}>
            {texts.thread}
          </a>
        )}
        <CopyButton label={texts.copy} textOf={() => id} />
      </p>
      <Actions actions={resource.actions ?? []} row={row} onDone={reload} />
      {Extra !== undefined && <Extra row={row} reload={reload} />}
      <section class="card" aria-label={texts.fields}>
        <AllFields
          row={row}
          columns={[...resource.columns, ...(resource.details ?? [])]}
          service={resource.service}
        />
      </section>
      <details>
        <summary>{texts.raw}</summary>
        <Code text={JSON.stringify(row)} label={texts.raw} />
      </details>
    </>
  );
}

function Actions({
  actions,
  row,
  onDone,
}: {
  readonly actions: readonly RowAction[];
  readonly row: Json;
  readonly onDone: () => void;
}) {
  const doing = useAction(async (action: RowAction) => {
    await action.run(row);
    onDone();
    return true;
  });
  const possible = actions.filter(({ isPossible }) => isPossible?.(row) ?? true);
  if (actions.length === 0) return null;
  return (
    <>
      <div class="row">
        {possible.map((action) => (
          <Button
            key={action.label.en}
            kind={action.kind ?? 'plain'}
            isBusy={doing.isRunning}
            onPress={() => void doing.run(action)}
          >
            {inLanguage(action.label)}
          </Button>
        ))}
        <span role="status" class="quiet">
          {doing.result === true ? inLanguage(GENERIC_TEXTS).done : ''}
        </span>
      </div>
      <ProblemNotice problem={doing.problem} />
    </>
  );
}
