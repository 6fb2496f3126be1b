import { useState } from 'preact/hooks';
import { useAction } from '../../../../api/use-action';
import { inLanguage, type Texts } from '../../../../app/language';
import { linkTo } from '../../../../app/router';
import { Button } from '../../../../components/button';
import { Notice, ProblemNotice } from '../../../../components/notice';
import { TextArea } from '../../../../components/text-area';
import { inputOf } from '../../../../forms/kinds/example-inputs';
import { sendJson } from '../../../../forms/send';
import { Lines } from '../../generic/lines';
import { newestFirst } from '../../generic/read-rows';
import type { Field } from '../../generic/resource';

const TEXTS = {
  pt: {
    title: 'Iniciar uma execução',
    input: 'Entrada (JSON)',
    start: 'Iniciar execução',
    started: 'Execução iniciada',
    show: 'Ver a execução',
    notJson: 'A entrada não é um JSON válido.',
  },
  en: {
    title: 'Start an execution',
    input: 'Input (JSON)',
    start: 'Start execution',
    started: 'Execution started',
    show: 'Show the execution',
    notJson: 'The input is not valid JSON.',
  },
};
const RECENT: Texts<string> = { pt: 'Últimas execuções', en: 'Latest executions' };
const FIELDS: readonly Field[] = [
  { at: 'id', title: { pt: 'Execução', en: 'Execution' }, as: 'code' },
  { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
  { at: 'startedAt', title: { pt: 'Início', en: 'Start' }, as: 'instant' },
  { at: 'error', title: { pt: 'Erro', en: 'Error' } },
];

/** Starts an execution of a workflow with an input, and lists the latest ones. */
export function StartExecution({
  workflowId,
  name,
}: {
  readonly workflowId: string;
  readonly name: string;
}) {
  const texts = inLanguage(TEXTS);
  const [input, setInput] = useState<string>();
  const path = `/workflows/${encodeURIComponent(workflowId)}/executions`;
  const starting = useAction(async () => {
    const text = input ?? inputOf(name);
    return sendJson<{ readonly id: string }>('workflow', path, {
      input: parsed(text, texts.notJson),
    });
  });
  const result = starting.result;
  return (
    <>
      <section class="card" aria-label={texts.title}>
        <TextArea label={texts.input} value={input ?? inputOf(name)} onChange={setInput} rows={6} />
        <Button kind="main" isBusy={starting.isRunning} onPress={() => void starting.run()}>
          {texts.start}
        </Button>
        <ProblemNotice problem={starting.problem} />
        {result !== undefined && (
          <Notice kind="good">
            {texts.started}.{' '}
            <a href={linkTo('state', { path: ['executions', result.id] })}>{texts.show}</a>
          </Notice>
        )}
      </section>
      <Lines
        title={RECENT}
        list={newestFirst('workflow', path)}
        fields={FIELDS}
        service="workflow"
        linkOf={(row) => ['executions', String(row['id'])]}
      />
    </>
  );
}

function parsed(text: string, message: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(message);
  }
}
