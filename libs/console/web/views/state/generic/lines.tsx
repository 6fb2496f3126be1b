import type { Json } from '../../../api/lists';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, shownCount, type Texts } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { ProblemNotice } from '../../../components/notice';
import { Table, type Column } from '../../../components/tables/table';
import { GENERIC_TEXTS } from './generic-texts';
import { valueAt, type Field, type Resource } from './resource';
import { Value } from './value';

const EVERY_MS = 5000;
const FIRST = 50;
const NUMBERS: readonly Field['as'][] = ['amount', 'cents', 'count'];

interface LinesProps {
  readonly title: Texts<string>;
  readonly list: Resource['list'];
  readonly fields: readonly Field[];
  readonly service: string;
  /** Where the first column leads to: a resource and an id. */
  readonly linkOf?: (row: Json) => readonly [string, string];
}

/** A short list that belongs to a row, such as the holds of a card. */
export function Lines(props: LinesProps) {
  const title = inLanguage(props.title);
  const texts = inLanguage(GENERIC_TEXTS);
  const { value: part, problem } = useLoaded(
    () => props.list({ filters: {}, limit: FIRST }),
    [],
    EVERY_MS,
  );
  const shown = shownCount(part?.rows.length ?? 0);
  return (
    <section>
      <h4>{title}</h4>
      <ProblemNotice problem={problem} />
      {part?.rows.length === 0 && <p class="quiet">{texts.none}</p>}
      {part !== undefined && part.rows.length > 0 && (
        <Table
          label={title}
          columns={props.fields.map((field, index) => columnOf(props, field, index === 0))}
          rows={part.rows.map((row, index) => ({ row, index }))}
          keyOf={({ index }) => String(index)}
        />
      )}
      {part?.hasMore === true && (
        <p class="quiet">
          {part.total === undefined
            ? texts.shownSome(shown)
            : texts.shownOf(shown, shownCount(part.total))}
        </p>
      )}
    </section>
  );
}

/** The lines have no ids that are always there, so their place is their key. */
interface Line {
  readonly row: Json;
  readonly index: number;
}

function columnOf({ service, linkOf }: LinesProps, field: Field, isFirst: boolean): Column<Line> {
  const { at, as, title } = field;
  return {
    title: inLanguage(title),
    isNumber: NUMBERS.includes(as),
    cell: ({ row }) => {
      const value = <Value value={valueAt(row, at)} as={as} service={service} />;
      if (linkOf === undefined || !isFirst) return value;
      return <a href={linkTo('state', { path: linkOf(row) })}>{value}</a>;
    },
  };
}
