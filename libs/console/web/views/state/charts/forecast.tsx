import { useState } from 'preact/hooks';
import { control } from '../../../api/call';
import type { Json } from '../../../api/lists';
import { useAction } from '../../../api/use-action';
import { inLanguage, shownCount } from '../../../app/language';
import { Button } from '../../../components/button';
import { Form, SelectField, TextField } from '../../../components/fields';
import { ProblemNotice } from '../../../components/notice';
import { Table } from '../../../components/tables/table';
import { BucketChart } from './bucket-chart';
import { CHART_TEXTS } from './chart-texts';

interface ForecastResult {
  readonly allowed: number;
  readonly refused: number;
  readonly policies: readonly (Json & { readonly policy: string })[];
}

const START = {
  ...{ participant: '12345678', payer: 'PF', found: '5000', notFound: '0' },
  ...{ perMinute: '', paidShare: '0' },
};
const NUMBERS = ['capacity', 'cost', 'lowestBalance', 'fullAfterSec'] as const;

/** How many lookups DICT would refuse, before they are sent. */
export function Forecast() {
  const texts = inLanguage(CHART_TEXTS);
  const [values, setValues] = useState(START);
  const asking = useAction(() => forecastOf(values));
  const field = (name: keyof typeof values, hint?: string) => (
    <TextField
      label={texts[name]}
      hint={hint}
      value={values[name]}
      isRequired={name !== 'perMinute'}
      onChange={(value) => {
        setValues({ ...values, [name]: value });
      }}
    />
  );
  return (
    <details class="card state-create new-form">
      <summary>{texts.forecast}</summary>
      <Form label={texts.forecast} onSubmit={() => void asking.run()}>
        {field('participant')}
        <SelectField
          label={texts.payer}
          value={values.payer}
          onChange={(payer) => {
            setValues({ ...values, payer });
          }}
          choices={['PF', 'PJ'].map((value) => ({ value, label: value }))}
        />
        {field('found')}
        {field('notFound')}
        {field('perMinute', texts.perMinuteHint)}
        {field('paidShare')}
        <Button kind="main" isSubmit isBusy={asking.isRunning}>
          {texts.calculate}
        </Button>
      </Form>
      <ProblemNotice problem={asking.problem} />
      {asking.result !== undefined && <Result result={asking.result} />}
    </details>
  );
}

function forecastOf(values: typeof START): Promise<ForecastResult> {
  return control<ForecastResult>('dict', {
    method: 'POST',
    path: '/buckets/forecast',
    body: {
      ...{ participant: values.participant, payer: values.payer },
      lookups: { found: Number(values.found), notFound: Number(values.notFound) },
      paidShare: Number(values.paidShare.replace(',', '.')),
      ...(values.perMinute === '' ? {} : { perMinute: Number(values.perMinute) }),
    },
  });
}

function Result({ result }: { readonly result: ForecastResult }) {
  const texts = inLanguage(CHART_TEXTS);
  const titles = [texts.capacity, texts.cost, texts.lowest, texts.fullAfter];
  return (
    <>
      <p role="status">{texts.allowed(shownCount(result.allowed), shownCount(result.refused))}</p>
      <Table
        label={texts.forecast}
        columns={[
          { title: texts.policy, cell: ({ policy }) => <code>{policy}</code> },
          ...NUMBERS.map((name, index) => ({
            title: titles[index] ?? name,
            isNumber: true,
            cell: (row: Json) => shownCount(Number(row[name] ?? 0)),
          })),
        ]}
        rows={result.policies}
        keyOf={({ policy }) => policy}
      />
      {result.policies
        .filter((policy) => policy['fullAfterSec'] !== 0)
        .map((policy) => (
          <section key={policy.policy}>
            <h4>
              <code>{policy.policy}</code> {texts.afterLast}
            </h4>
            <BucketChart bucket={{ ...policy, tokens: policy['lowestBalance'] }} service="dict" />
          </section>
        ))}
    </>
  );
}
