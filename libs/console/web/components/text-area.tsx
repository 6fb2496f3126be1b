import { useId } from 'preact/hooks';

/** Several lines of text with their label. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 4,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
}) {
  const id = useId();
  return (
    <div class="field text-area">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        spellcheck={false}
        onInput={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
