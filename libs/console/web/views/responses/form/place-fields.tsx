import { inLanguage, language } from '../../../app/language';
import { SERVICE_NAMES } from '../../../app/service-names';
import { SelectField } from '../../../components/fields';
import { operationTitle } from '../../../words/operations/operation-titles';
import { ANY_OPERATION, keyOf, sortedOperations, type Operation } from '../operations';
import { RESPONSES_TEXTS } from '../responses-texts';

/** The service and the operation that a rule is for. */
export function PlaceFields({
  services,
  service,
  operations,
  operation,
  onService,
  onOperation,
}: {
  readonly services: readonly string[];
  readonly service: string;
  readonly operations: readonly Operation[];
  readonly operation: Operation | undefined;
  readonly onService: (service: string) => void;
  /** null: any operation */
  readonly onOperation: (key: string | null) => void;
}) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  // A link can name an operation that the service does not list.
  const isListed =
    operation === undefined || operations.some((each) => keyOf(each) === keyOf(operation));
  const all = isListed ? operations : [operation, ...operations];
  const shown = sortedOperations(all).map((each) => ({
    value: keyOf(each),
    label: labelOf(service, each),
  }));
  return (
    <>
      {services.length > 1 && (
        <SelectField
          label={texts.service}
          value={service}
          onChange={onService}
          choices={services.map((each) => ({ value: each, label: names[each] ?? each }))}
        />
      )}
      <SelectField
        label={texts.operation}
        value={operation === undefined ? ANY_OPERATION : keyOf(operation)}
        onChange={(key) => {
          onOperation(key === ANY_OPERATION ? null : key);
        }}
        choices={[...shown, { value: ANY_OPERATION, label: texts.anyOperation }]}
      />
    </>
  );
}

function labelOf(service: string, operation: Operation): string {
  const title = operationTitle(service, operation, language.value);
  return title === undefined ? keyOf(operation) : `${title} – ${keyOf(operation)}`;
}
