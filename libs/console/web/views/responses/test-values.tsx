import { useState } from 'preact/hooks';
import { inLanguage, language } from '../../app/language';
import { sandbox } from '../../app/router';
import { control } from '../../api/call';
import { outcomeName } from '../../api/outcome-names';
import { useAction } from '../../api/use-action';
import { useLoaded } from '../../api/use-loaded';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { matchingChoices } from '../../components/choices/matching-choices';
import { CopyButton } from '../../components/copy-button';
import { ProblemNotice } from '../../components/notice';
import { TextField } from '../../components/fields';
import { PagedTable } from '../../components/tables/paged-table';
import { operationTitle } from '../../words/operations/operation-titles';
import { RESPONSES_TEXTS } from './responses-texts';

const PAGE = 10;

interface TestValue {
  readonly value: string;
  readonly outcome: string;
  readonly meaning: string;
  readonly fields: readonly { readonly operation: string; readonly field: string }[];
}

interface TestValueList {
  readonly enabled: boolean;
  readonly values: readonly TestValue[];
}

interface TestValuesProps {
  readonly service: string;
}

/** The values of a service that request an outcome without a rule; they can be turned off. */
export function TestValues({ service }: TestValuesProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const path = '/test-values';
  const { value, problem, reload } = useLoaded(
    () => control<TestValueList>(service, { path }),
    [service, sandbox.value],
  );
  const turning = useAction(async (enabled: boolean) => {
    await control(service, { method: 'PUT', path, body: { enabled } });
    reload();
  });
  const isEmpty = value?.values.length === 0;
  return (
    <section>
      <h2>{texts.testValues}</h2>
      <ProblemNotice problem={problem ?? turning.problem} />
      {isEmpty && (
        <p>
          {texts.noTestValues} {service === 'iso8583' && texts.cards}
        </p>
      )}
      {value !== undefined && !isEmpty && (
        <>
          <p class="quiet">{texts.testValuesAbout}</p>
          <div class="row" role="status">
            <Badge kind={value.enabled ? 'good' : 'warn'}>
              {value.enabled ? texts.valuesOn : texts.valuesOff}
            </Badge>
            <Button isBusy={turning.isRunning} onPress={() => void turning.run(!value.enabled)}>
              {value.enabled ? texts.turnOff : texts.turnOn}
            </Button>
          </div>
          <ValueTable {...{ service, values: value.values }} />
        </>
      )}
    </section>
  );
}

function ValueTable({
  service,
  values,
}: TestValuesProps & { readonly values: readonly TestValue[] }) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const [search, setSearch] = useState('');
  const meaningOf = ({ outcome, meaning }: TestValue): string =>
    `${outcome} ${outcomeName(service, outcome) ?? meaning}`;
  const choices = values.map((each) => ({
    value: each.value,
    label: `${each.value} ${meaningOf(each)}`,
  }));
  const found = new Set(matchingChoices(choices, search).map(({ value }) => value));
  const rows = values.filter(({ value }) => found.has(value));
  const columns = [
    {
      title: texts.value,
      cell: ({ value }: TestValue) => (
        <>
          <code>{value}</code> <CopyButton label={texts.copy} about={value} textOf={() => value} />
        </>
      ),
    },
    { title: texts.meaning, cell: meaningOf },
    { title: texts.fields, cell: (each: TestValue) => <Places {...{ service, ...each }} /> },
  ];
  return (
    <>
      <TextField label={texts.searchValue} type="search" value={search} onChange={setSearch} />
      <PagedTable
        label={texts.testValues}
        columns={columns}
        rows={rows}
        keyOf={({ value }) => value}
        page={PAGE}
      />
    </>
  );
}

/** The operations and fields that take a value. */
function Places({ service, fields }: { readonly service: string } & Pick<TestValue, 'fields'>) {
  return (
    <ul class="places">
      {fields.map(({ operation, field }) => {
        const [method, path = ''] = operation.split(' ');
        const place = { method, path: path.split('?')[0] ?? path };
        return (
          <li key={operation}>
            {operationTitle(service, place, language.value) ?? operation}: <code>{field}</code>
          </li>
        );
      })}
    </ul>
  );
}
