import { useState } from 'preact/hooks';
import { observe } from '../../../../api/call';
import { useAction } from '../../../../api/use-action';
import { useLoaded } from '../../../../api/use-loaded';
import { inLanguage, language } from '../../../../app/language';
import { Button } from '../../../../components/button';
import { Form, SelectField, TextField } from '../../../../components/fields';
import { ProblemNotice } from '../../../../components/notice';
import type { Sent } from '../../../../forms/create-form';
import { sendJson } from '../../../../forms/send';
import { SentNotice } from '../../../../forms/sent-notice';
import {
  parametersOf,
  shownParameters,
  type Parameter,
  type ReportType,
} from './report-parameters';

const TEXTS = {
  pt: { title: 'Gerar um relatório', type: 'Tipo', format: 'Formato', send: 'Gerar relatório' },
  en: { title: 'Generate a report', type: 'Type', format: 'Format', send: 'Generate report' },
};
/** Portuguese names of the types; the service has the English ones. */
const NAMES: Readonly<Record<string, string>> = {
  'synthetic.transactions': 'Pagamentos sintéticos',
  'spi.transactions': 'Pagamentos Pix',
  'spi.reconciliation': 'Conciliação com o SPI',
  'dict.keys': 'Chaves Pix',
  'iso8583.transactions': 'Transações de cartão',
  'iso8583.settlement': 'Liquidação de vendas com cartão',
  'nfse.invoices': 'Notas de serviço',
  'ratelimit.usage': 'Uso das fichas',
  'openfinance.statement': 'Extrato de uma conta',
  'spi.statement': 'Extrato de uma Conta PI',
};
const STARTED: Sent['text'] = { pt: 'Relatório pedido', en: 'Report requested' };

/** Requests a report of one of the types that the service has. */
export function NewReport({ onSent }: { readonly onSent: () => void }) {
  const texts = inLanguage(TEXTS);
  const { value: types, problem } = useLoaded(
    () => observe<readonly ReportType[]>('report', '/reports/types'),
    [],
  );
  return (
    <details class="card state-create new-form" open>
      <summary>{texts.title}</summary>
      <ProblemNotice problem={problem} />
      {types !== undefined && <Request types={types} onSent={onSent} />}
    </details>
  );
}

function Request({
  types,
  onSent,
}: {
  readonly types: readonly ReportType[];
  readonly onSent: () => void;
}) {
  const texts = inLanguage(TEXTS);
  const [type, setType] = useState(types[0]?.id ?? '');
  const [format, setFormat] = useState('csv');
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const chosen = types.find(({ id }) => id === type);
  const parameters = shownParameters(chosen);
  const values = parametersOf(parameters, entered);
  const sending = useAction(() => requested({ type, format, parameters: values }, onSent));
  return (
    <>
      <p class="quiet" lang="en">
        {chosen?.description}
      </p>
      <Form label={texts.title} onSubmit={() => void sending.run()}>
        <SelectField
          label={texts.type}
          value={type}
          onChange={setType}
          choices={types.map(({ id, title }) => ({ value: id, label: nameOf(id, title) }))}
        />
        <SelectField
          label={texts.format}
          value={format}
          onChange={setFormat}
          choices={(chosen?.formats ?? []).map((value) => ({ value, label: value }))}
        />
        <Parameters
          key={type}
          parameters={parameters}
          entered={entered}
          onChange={(name, value) => {
            setEntered({ ...entered, [name]: value });
          }}
        />
        <Button kind="main" isSubmit isBusy={sending.isRunning}>
          {texts.send}
        </Button>
      </Form>
      <ProblemNotice problem={sending.problem} />
      {sending.result !== undefined && <SentNotice service="report" sent={sending.result} />}
    </>
  );
}

function nameOf(id: string, title: string): string {
  return (language.value === 'pt' ? NAMES[id] : undefined) ?? title;
}

async function requested(report: object, onSent: () => void): Promise<Sent> {
  const { id } = await sendJson<{ readonly id: string }>('report', '/reports/generate', report);
  onSent();
  return { kind: 'good', text: STARTED, row: { resource: 'reports', id }, search: id };
}

function Parameters({
  parameters,
  entered,
  onChange,
}: {
  readonly parameters: readonly Parameter[];
  readonly entered: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
}) {
  return (
    <>
      {parameters.map(({ name, initial, isRequired }) => (
        <TextField
          key={name}
          label={name}
          isRequired={isRequired}
          value={entered[name] ?? initial}
          onChange={(value) => {
            onChange(name, value);
          }}
        />
      ))}
    </>
  );
}
