import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  /** What to enter, shown below the field. */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text with its label. */
export function TextField({
  label,
  hint,
  value,
  onChange,
  type = 'text',
  list,
  isRequired = false,
  placeholder,
}: FieldProps & {
  readonly type?: 'text' | 'search' | 'password' | 'number' | 'datetime-local';
  /** Values to choose from, beside any other one. */
  readonly list?: readonly string[];
  readonly isRequired?: boolean;
  readonly placeholder?: string;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // The types of Preact have one object for each type of input.
        {...({ type } as { readonly type: 'text' })}
        value={value}
        required={isRequired}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        list={list === undefined ? undefined : `${id}-list`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {list !== undefined && (
        <datalist id={`${id}-list`}>
          {list.map((each) => (
            <option value={each} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list of which one is chosen. */
export function SelectField({
  label,
  hint,
  value,
  onChange,
  choices,
}: FieldProps & { readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {choices.map((choice) => (
          <option value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Choices of which one is shown at a time, as buttons. */
export function Segments({
  label,
  value,
  onChange,
  choices,
}: Omit<FieldProps, 'hint'> & { readonly choices: readonly Choice[] }) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => {
            onChange(choice.value);
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** A form whose fields stand beside each other where there is room. */
export function Form({
  onSubmit,
  label,
  children,
}: {
  readonly onSubmit: () => void;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <form
      class="form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
