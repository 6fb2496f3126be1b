import { inLanguage } from '../../../app/language';
import { SearchChoice } from '../../../components/choices/search-choice';
import { Segments, SelectField, TextField } from '../../../components/fields';
import { TextArea } from '../../../components/text-area';
import { type Operation } from '../operations';
import { RESPONSES_TEXTS } from '../responses-texts';
import { kindsOf, type EffectKind, type RuleDraft } from './rule-draft';

interface EffectFieldsProps {
  readonly draft: RuleDraft;
  readonly operation: Operation | undefined;
  readonly outcomeName: (code: string) => string | undefined;
  readonly onChange: (changes: Partial<RuleDraft>) => void;
}

/** What a rule does, how often, and on which requests. */
export function EffectFields(props: EffectFieldsProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { draft, operation, onChange } = props;
  const kinds = kindsOf(operation).map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <>
      <SelectField
        label={texts.kind}
        value={draft.kind}
        onChange={(kind) => {
          onChange({ kind: kind as EffectKind });
        }}
        choices={kinds}
      />
      {draft.kind === 'outcome' && operation !== undefined && <CodeField {...props} />}
      {draft.kind === 'outcome' && operation === undefined && (
        <TextField
          label={texts.code}
          value={draft.code}
          onChange={(code) => {
            onChange({ code });
          }}
          isRequired
        />
      )}
      {draft.kind === 'respond' && <AnswerFields {...props} />}
      {draft.kind === 'truncate' && (
        <TextField
          label={texts.bodyBytes}
          value={draft.bodyBytes}
          onChange={(bodyBytes) => {
            onChange({ bodyBytes });
          }}
          type="number"
          isRequired
        />
      )}
      <TextField
        label={draft.kind === 'delay' ? texts.delay : texts.extraDelay}
        value={draft.delayMs}
        onChange={(delayMs) => {
          onChange({ delayMs });
        }}
        type="number"
        isRequired={draft.kind === 'delay'}
      />
      <FrequencyFields {...props} />
    </>
  );
}

function CodeField({ draft, operation, outcomeName, onChange }: EffectFieldsProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const choices = (operation?.outcomes ?? []).map((value) => {
    const name = outcomeName(value);
    return { value, label: name === undefined ? value : `${value} – ${name}` };
  });
  return (
    <SearchChoice
      label={texts.code}
      searchLabel={texts.searchCode}
      noneText={texts.noCode}
      value={draft.code}
      onChange={(code) => {
        onChange({ code });
      }}
      choices={choices}
    />
  );
}

function AnswerFields({ draft, onChange }: EffectFieldsProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  return (
    <>
      <TextField
        label={texts.status}
        value={draft.status}
        onChange={(status) => {
          onChange({ status });
        }}
        type="number"
        isRequired
      />
      <TextField
        label={texts.contentType}
        value={draft.contentType}
        onChange={(contentType) => {
          onChange({ contentType });
        }}
      />
      <TextArea
        label={texts.body}
        value={draft.body}
        onChange={(body) => {
          onChange({ body });
        }}
      />
    </>
  );
}

function FrequencyFields({ draft, operation, onChange }: EffectFieldsProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { once, times, always } = texts.frequencies;
  const choices = Object.entries({ once, times, always });
  return (
    <>
      {operation?.method !== 'GET' && (
        <TextField
          label={texts.contains}
          hint={texts.containsHint}
          value={draft.contains}
          onChange={(contains) => {
            onChange({ contains });
          }}
        />
      )}
      <Segments
        label={texts.frequency}
        value={draft.frequency}
        onChange={(frequency) => {
          onChange({ frequency: frequency as RuleDraft['frequency'] });
        }}
        choices={choices.map(([value, label]) => ({ value, label }))}
      />
      {draft.frequency === 'times' && (
        <TextField
          label={texts.times}
          value={draft.times}
          onChange={(entered) => {
            onChange({ times: entered });
          }}
          type="number"
          isRequired
        />
      )}
    </>
  );
}
