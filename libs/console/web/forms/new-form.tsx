import { useEffect, useRef, useState } from 'preact/hooks';
import { useAction } from '../api/use-action';
import { inLanguage, language } from '../app/language';
import { Button } from '../components/button';
import { Form, SelectField, TextField } from '../components/fields';
import { ProblemNotice } from '../components/notice';
import {
  changedValues,
  initialValues,
  nextValues,
  withAmountsAgain,
  withAmountsIn,
  type CreateForm,
  type FormField,
  type Sent,
  type Values,
} from './create-form';
import { randomBelow } from './fresh';
import { freshOf } from './send';
import { SentNotice } from './sent-notice';
import './new-form.css';

/** The form of one kind of thing, and the result of the last request. One press is enough: the values are valid. */
export function NewForm({
  form,
  onSent,
}: {
  readonly form: CreateForm;
  readonly onSent?: () => void;
}) {
  // Only ids need the clock of the sandbox, and they are made when the request is sent.
  const chance = { now: '', below: randomBelow };
  const [values, setValues] = useState<Values>(() =>
    withAmountsIn(language.value, form.fields, initialValues(form.fields, chance)),
  );
  const entered = useRef(new Set<string>());
  const sending = useAction(async (sent: Values) => {
    const result = await form.send(sent, await freshOf(form.service));
    setValues((before) => nextValues(form.fields, before, entered.current, chance));
    return result;
  });
  useNewResult(sending.result, onSent);
  useEffect(() => {
    setValues((before) => withAmountsAgain(language.value, form.fields, before, entered.current));
  }, [language.value]);
  return (
    <div class="new-form">
      <Form label={inLanguage(form.title)} onSubmit={() => void sending.run(values)}>
        {form.fields.map((field) => (
          <FieldOf
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => {
              entered.current.add(field.name);
              for (const { name, follows } of form.fields)
                if (follows === field.name) entered.current.delete(name);
              setValues(changedValues(form.fields, values, { name: field.name, value }, chance));
            }}
          />
        ))}
        <Button kind="main" isSubmit isBusy={sending.isRunning}>
          {inLanguage(form.button)}
        </Button>
      </Form>
      <ProblemNotice problem={sending.problem} />
      {sending.result !== undefined && <SentNotice service={form.service} sent={sending.result} />}
    </div>
  );
}

/** Calls back once for each result. */
function useNewResult(result: Sent | undefined, onSent: (() => void) | undefined): void {
  useEffect(() => {
    if (result !== undefined) onSent?.();
  }, [result]);
}

function FieldOf({
  field,
  value,
  onChange,
}: {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const label = inLanguage(field.label);
  const hint = field.hint === undefined ? undefined : inLanguage(field.hint);
  const props = { label, hint, value, onChange };
  if (field.choices !== undefined) {
    const choices = field.choices.map((each) => ({ ...each, label: inLanguage(each.label) }));
    return <SelectField {...props} choices={choices} />;
  }
  return (
    <TextField
      {...props}
      isRequired={field.isOptional !== true}
      {...(field.suggestions === undefined ? {} : { list: field.suggestions })}
    />
  );
}
