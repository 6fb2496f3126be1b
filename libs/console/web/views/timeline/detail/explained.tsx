import { inLanguage, language } from '../../../app/language';
import { Table } from '../../../components/tables/table';
import { outcomeNames } from '../../../words/outcomes/outcome-names';
import { DETAIL_TEXTS } from './detail-texts';
import { type ExplainedMessage, type JournalRequest } from './journal-request';

/** What the service decided and changed, and the card messages in words. Only what the request has. */
export function Explained({
  service,
  request,
}: {
  readonly service: string;
  readonly request: JournalRequest;
}) {
  const texts = inLanguage(DETAIL_TEXTS);
  const { explanation = {}, changes = [] } = request;
  const { decision, trace, request: sent, response } = explanation;
  return (
    <>
      {(decision !== undefined || trace !== undefined) && (
        <Decision service={service} decision={decision} trace={trace} />
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      {(sent !== undefined || response !== undefined) && (
        <div class="columns">
          {sent !== undefined && <CardMessage title={texts.request} message={sent} />}
          {response !== undefined && <CardMessage title={texts.response} message={response} />}
        </div>
      )}
    </>
  );
}

function Decision({
  service,
  decision,
  trace,
}: { readonly service: string } & {
  [Part in 'decision' | 'trace']: NonNullable<JournalRequest['explanation']>[Part] | undefined;
}) {
  const texts = inLanguage(DETAIL_TEXTS);
  const inPortuguese = language.value === 'pt' ? outcomeNames(service) : {};
  return (
    <section class="card" aria-label={texts.decision}>
      <h3>{texts.decision}</h3>
      {decision !== undefined && (
        <p>
          <strong>{decision.code}</strong> {inPortuguese[decision.code] ?? decision.text}
          <br />
          <span class="quiet">
            {texts.document}: {decision.document}
          </span>
        </p>
      )}
      {trace !== undefined && (
        <p>
          {texts.hostRule}: <code>{trace}</code>
        </p>
      )}
    </section>
  );
}

function Changes({ changes }: Required<Pick<JournalRequest, 'changes'>>) {
  const texts = inLanguage(DETAIL_TEXTS);
  return (
    <section>
      <h3>{texts.changes}</h3>
      <Table
        label={texts.changes}
        rows={changes}
        keyOf={({ table }) => table}
        columns={[
          { title: texts.table, cell: ({ table }) => <code>{table}</code> },
          { title: texts.inserted, cell: ({ inserted }) => inserted, isNumber: true },
          { title: texts.updated, cell: ({ updated }) => updated, isNumber: true },
          { title: texts.deleted, cell: ({ deleted }) => deleted, isNumber: true },
        ]}
      />
    </section>
  );
}

/** A card message, element by element. */
function CardMessage({
  title,
  message: { mti, meaning, bitmap, elements },
}: {
  readonly title: string;
  readonly message: ExplainedMessage;
}) {
  const texts = inLanguage(DETAIL_TEXTS);
  const label = `${title}: ${texts.message(mti)}`;
  return (
    <section class="card side">
      <h3>{label}</h3>
      <p>{meaning}</p>
      <p>
        {texts.bitmap}: <code>{bitmap}</code>
      </p>
      <Table
        label={label}
        rows={elements}
        keyOf={({ number }) => number}
        columns={[
          { title: texts.element, cell: ({ number }) => number, isNumber: true },
          { title: texts.name, cell: ({ name }) => name },
          { title: texts.value, cell: ({ value }) => <code>{value}</code> },
          { title: texts.meaning, cell: ({ meaning: each = '' }) => each },
        ]}
      />
    </section>
  );
}
