import type { ComponentChildren } from 'preact';
import { inLanguage, language, shownAmount, shownCount, shownInstant } from '../../../app/language';
import { Badge } from '../../../components/badge';
import { outcomeNames } from '../../../words/outcomes/outcome-names';
import type { FieldKind } from './resource';
import { statusOf } from '../../../words/statuses';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const YES_NO = { pt: { yes: 'sim', no: 'não' }, en: { yes: 'yes', no: 'no' } };

/** A value of a row, as the kind of its field says. */
export function Value({
  value,
  as,
  service,
}: {
  readonly value: unknown;
  readonly as?: FieldKind | undefined;
  readonly service: string;
}): preact.JSX.Element {
  return <>{shown(value, as, service)}</>;
}

function shown(value: unknown, as: FieldKind | undefined, service: string): ComponentChildren {
  if (value === undefined || value === null || value === '') return <span class="quiet">–</span>;
  if (typeof value === 'boolean') return inLanguage(YES_NO)[value ? 'yes' : 'no'];
  if (typeof value !== 'string' && typeof value !== 'number')
    return <code>{JSON.stringify(value)}</code>;
  const text = String(value);
  switch (as) {
    case 'code':
      return <code>{text}</code>;
    case 'amount':
      return shownAmount(text);
    case 'cents':
      return shownAmount(Number(text) / 100);
    case 'count':
      return shownCount(Number(text));
    case 'status':
      return <StatusBadge service={service} name={text} />;
    case 'reason':
      return <Reason service={service} code={text} />;
    case 'instant':
    case undefined:
      return INSTANT.test(text) ? <time dateTime={text}>{shownInstant(text)}</time> : text;
  }
}

/** A status in words; its official name is beside it. */
export function StatusBadge({
  service,
  name,
}: {
  readonly service: string;
  readonly name: string;
}) {
  const { kind, text } = statusOf(service, name);
  const words = inLanguage(text);
  return (
    <>
      <Badge kind={kind}>{words}</Badge>
      {words.toLowerCase() !== name.toLowerCase() && <code class="official"> {name}</code>}
    </>
  );
}

/** A code of the official list, with its meaning. */
function Reason({ service, code }: { readonly service: string; readonly code: string }) {
  const meaning = language.value === 'pt' ? outcomeNames(service)[code] : undefined;
  return (
    <>
      <code>{code}</code>
      {meaning !== undefined && ` ${meaning}`}
    </>
  );
}
