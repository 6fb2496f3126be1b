import { useId, useState } from 'preact/hooks';
import { type Choice } from '../fields';
import { matchingChoices } from './matching-choices';

const SHOWN_ROWS = 8;

/** A long list of which one is chosen. A field above it leaves only the choices with all words that the user enters. */
export function SearchChoice({
  label,
  searchLabel,
  noneText,
  value,
  onChange,
  choices,
}: {
  readonly label: string;
  readonly searchLabel: string;
  /** Shown if no choice has the words. */
  readonly noneText: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly Choice[];
}) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = matchingChoices(choices, search);
  return (
    <div class="field search-choice">
      <label for={`${id}-search`}>{searchLabel}</label>
      <input
        id={`${id}-search`}
        type="search"
        value={search}
        onInput={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <label for={id}>{label}</label>
      <select
        id={id}
        size={SHOWN_ROWS}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {found.map((each) => (
          <option value={each.value} selected={each.value === value}>
            {each.label}
          </option>
        ))}
      </select>
      <span class="hint" role="status">
        {found.length === 0 ? noneText : ''}
      </span>
    </div>
  );
}
