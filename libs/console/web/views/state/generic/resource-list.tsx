import { useState } from 'preact/hooks';
import type { Json, ListPart } from '../../../api/lists';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, shownCount } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { Button } from '../../../components/button';
import { SelectField, TextField } from '../../../components/fields';
import { ProblemNotice } from '../../../components/notice';
import { Table, type Column } from '../../../components/tables/table';
import { NewForm } from '../../../forms/new-form';
import { GENERIC_TEXTS } from './generic-texts';
import { LARGEST_PAGE } from './read-rows';
import { valueAt, type Field, type Filter, type Resource } from './resource';
import { statusOf } from '../../../words/statuses';
import { Value } from './value';

const PAGE = 50;
const EVERY_MS = 5000;
const NUMBERS: readonly Field['as'][] = ['amount', 'cents', 'count'];

/** The rows of a resource, newest first where the API has that order; they are read again every five seconds. */
export function ResourceList({ resource }: { readonly resource: Resource }) {
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [limit, setLimit] = useState(PAGE);
  const loaded = useLoaded(
    () => resource.list({ filters, limit }),
    [resource.name, JSON.stringify(filters), limit],
    EVERY_MS,
  );
  const { value: part, problem, reload } = loaded;
  const { ListExtra } = resource;
  return (
    <>
      {resource.about !== undefined && <p class="quiet">{inLanguage(resource.about)}</p>}
      <Create resource={resource} onSent={reload} />
      {ListExtra !== undefined && <ListExtra rows={part?.rows ?? []} reload={reload} />}
      <Filters
        resource={resource}
        values={filters}
        onChange={(name, value) => {
          setFilters({ ...filters, [name]: value });
          setLimit(PAGE);
        }}
        onRefresh={reload}
        isLoading={loaded.isLoading && part === undefined}
      />
      <ProblemNotice problem={problem} />
      <Rows resource={resource} part={part} isFiltered={Object.values(filters).some(Boolean)} />
      <More
        part={part}
        limit={limit}
        onMore={() => {
          setLimit(Math.min(limit + PAGE, LARGEST_PAGE));
        }}
      />
    </>
  );
}

function Create({
  resource,
  onSent,
}: {
  readonly resource: Resource;
  readonly onSent: () => void;
}) {
  const { form } = resource;
  if (form === undefined) return null;
  return (
    <details class="card state-create">
      <summary>
        {inLanguage(GENERIC_TEXTS).create}: {inLanguage(form.title)}
      </summary>
      <p class="quiet">{inLanguage(form.about)}</p>
      <NewForm form={form} onSent={onSent} />
    </details>
  );
}

function Filters({
  resource: { service, filters = [] },
  values,
  onChange,
  onRefresh,
  isLoading,
}: {
  readonly resource: Resource;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
  readonly onRefresh: () => void;
  readonly isLoading: boolean;
}) {
  const texts = inLanguage(GENERIC_TEXTS);
  return (
    <div class="form" role="group" aria-label={texts.filters}>
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          service={service}
          filter={filter}
          value={values[filter.name] ?? ''}
          onChange={(value) => {
            onChange(filter.name, value);
          }}
        />
      ))}
      <Button onPress={onRefresh}>{texts.refresh}</Button>
      <span role="status" class="quiet">
        {isLoading ? texts.loading : ''}
      </span>
    </div>
  );
}

function FilterField({
  service,
  filter,
  value,
  onChange,
}: {
  readonly service: string;
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const label = inLanguage(filter.label);
  if (filter.values === undefined)
    return <TextField type="search" label={label} value={value} onChange={onChange} />;
  const choices = filter.values.map((each) => ({
    value: each,
    label: inLanguage(statusOf(service, each).text),
  }));
  const all = { value: '', label: inLanguage(GENERIC_TEXTS).any };
  return (
    <SelectField label={label} value={value} onChange={onChange} choices={[all, ...choices]} />
  );
}

function Rows({
  resource,
  part,
  isFiltered,
}: {
  readonly resource: Resource;
  readonly part: ListPart | undefined;
  readonly isFiltered: boolean;
}) {
  const texts = inLanguage(GENERIC_TEXTS);
  if (part === undefined) return null;
  if (part.rows.length === 0) return <p>{isFiltered ? texts.noneFound : texts.none}</p>;
  return (
    <Table
      label={inLanguage(resource.title)}
      columns={resource.columns.map((field, index) => columnOf(resource, field, index === 0))}
      rows={part.rows}
      keyOf={resource.idOf}
    />
  );
}

/** The first column is the link to the row. */
function columnOf(resource: Resource, field: Field, isLink: boolean): Column<Json> {
  const { at, as, title } = field;
  return {
    title: inLanguage(title),
    isNumber: NUMBERS.includes(as),
    cell: (row) => {
      const value = <Value value={valueAt(row, at)} as={as} service={resource.service} />;
      if (!isLink) return value;
      return <a href={linkTo('state', { path: [resource.name, resource.idOf(row)] })}>{value}</a>;
    },
  };
}

function More({
  part,
  limit,
  onMore,
}: {
  readonly part: ListPart | undefined;
  readonly limit: number;
  readonly onMore: () => void;
}) {
  const texts = inLanguage(GENERIC_TEXTS);
  if (part === undefined || part.rows.length === 0) return null;
  const shown = shownCount(part.rows.length);
  const { total } = part;
  return (
    <div class="row">
      <span class="quiet">
        {total === undefined ? texts.shownSome(shown) : texts.shownOf(shown, shownCount(total))}
      </span>
      {part.hasMore && limit < LARGEST_PAGE && <Button onPress={onMore}>{texts.more}</Button>}
      {part.hasMore && limit >= LARGEST_PAGE && <span class="quiet">{texts.most}</span>}
    </div>
  );
}
