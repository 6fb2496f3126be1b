import type { Json } from '../../../api/lists';
import { inLanguage } from '../../../app/language';
import { memberName } from '../../../words/member-names';
import { Code } from '../../../components/code/code';
import type { Field } from './resource';
import { Value } from './value';

/** A member in an object, with its path. */
interface Member {
  readonly path: string;
  readonly value: unknown;
}

/** All members of a row: with the names of the columns, and those of usual members. */
export function AllFields({
  row,
  columns,
  service,
}: {
  readonly row: Json;
  readonly columns: readonly Field[];
  readonly service: string;
}) {
  return (
    <dl class="fields">
      {membersOf(row).map(({ path, value }) => {
        const field = columns.find(({ at }) => at === path);
        const title = field?.title ?? memberName(path);
        return (
          <div key={path} class={isLong(value) ? 'fields-wide' : undefined}>
            <dt>
              {title === undefined ? (
                <code>{path}</code>
              ) : (
                <>
                  {inLanguage(title)} <code class="quiet">{path}</code>
                </>
              )}
            </dt>
            <dd>
              {typeof value === 'object' && value !== null && !isShort(value) ? (
                <Code text={JSON.stringify(value)} label={path} />
              ) : (
                <Value
                  value={isShort(value) ? value.join(', ') : value}
                  as={field?.as}
                  service={service}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The members of an object. Those of objects in it are beside them, with their paths; lists stay as they are. */
function membersOf(row: Json, prefix = ''): readonly Member[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const path = prefix + name;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    // Free JSON, such as the definition of a workflow, is shown as one text.
    const isDeep = path.split('.').length >= 3 || FREE.includes(name);
    return isObject && !isDeep ? membersOf(value as Json, `${path}.`) : [{ path, value }];
  });
}

/** Members with JSON of any shape. */
const FREE: readonly string[] = ['definition', 'layout', 'input', 'output'];

/** Such a value has a line for itself. */
function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > 120;
  return typeof value === 'object' && value !== null && !isShort(value);
}

/** A list of single values fits into a line. */
function isShort(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((each) => typeof each !== 'object');
}
