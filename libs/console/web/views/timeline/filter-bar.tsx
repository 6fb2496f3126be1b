import { inLanguage } from '../../app/language';
import { isSuite, settings } from '../../app/settings';
import { Button } from '../../components/button';
import { SelectField, TextField } from '../../components/fields';
import { SERVICE_NAMES } from '../../app/service-names';
import { FIELDS, NO_FILTER, type EventFilter, type Field } from './log/event-filter';
import { type Result } from '../../words/result-in-words';
import { TIMELINE_TEXTS } from './timeline-texts';

const RESULTS: readonly ('' | Result)[] = ['', 'ok', 'refused', 'failed', 'none'];

interface FilterProps {
  readonly filter: EventFilter;
  readonly onChange: (filter: EventFilter) => void;
}

/** The filter of the list. */
export function FilterBar({ filter, onChange }: FilterProps) {
  const texts = inLanguage(TIMELINE_TEXTS);
  const isSet = JSON.stringify(filter) !== JSON.stringify(NO_FILTER);
  return (
    <div class="form" role="search">
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        value={filter.text}
        onChange={(text) => {
          onChange({ ...filter, text });
        }}
      />
      <Choices filter={filter} onChange={onChange} />
      {isSet && (
        <Button
          onPress={() => {
            onChange(NO_FILTER);
          }}
        >
          {texts.clearFilter}
        </Button>
      )}
    </div>
  );
}

function Choices({ filter, onChange }: FilterProps) {
  const texts = inLanguage(TIMELINE_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const services = ['', ...settings.services].map((value) => ({
    value,
    label: value === '' ? texts.allServices : (names[value] ?? value),
  }));
  return (
    <>
      <SelectField
        label={texts.field}
        value={filter.field}
        choices={FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
        onChange={(field) => {
          onChange({ ...filter, field: field as Field });
        }}
      />
      {isSuite && (
        <SelectField
          label={texts.service}
          value={filter.service}
          choices={services}
          onChange={(service) => {
            onChange({ ...filter, service });
          }}
        />
      )}
      <SelectField
        label={texts.result}
        value={filter.result}
        choices={RESULTS.map((value) => ({ value, label: texts.results[value] }))}
        onChange={(result) => {
          onChange({ ...filter, result: result as Result });
        }}
      />
    </>
  );
}
