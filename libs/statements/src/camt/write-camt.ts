import { type Fragments, type Root, writeByTable } from '#libs/xml-tables';
import { checkedEntries } from '../model/checked-entries';
import { encodeWindows1252 } from '../text/windows-1252';
import { type StatementEntry, type StatementWriter } from '../model/statement';
import { type CamtEntry } from './document';
import { type CamtFault, FAULT_EFFECTS, type FaultEffects, withFaultyRecord } from './faults';
import { type CamtMessage, type CamtVersion, MESSAGE_DESCRIPTIONS } from './messages';
import { camtTables } from './tables';
import { documentOf, entryOf } from './values';

/** What a caller can choose. */
export interface CamtOptions {
  /** 08 by default. */
  readonly version?: CamtVersion;
  readonly faults?: readonly CamtFault[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** No text of XML has this character. */
const PLACE = '\0';
const PLACE_OF_ENTRIES: Fragments = { Ntry: PLACE };

/**
 * Makes a writer of camt.052, 053 or 054. The same statement always gives the same bytes.
 *
 * @returns a writer that throws a RangeError, when it is read, if the totals of the statement are not those of its entries, or an id is
 * too long
 */
export function camtWriter(message: CamtMessage, options: CamtOptions = {}): StatementWriter {
  const { version = '08', faults = [] } = options;
  const tables = camtTables(message, version);
  const effects = faults.map((fault) => FAULT_EFFECTS[fault]);
  const encode = encoderOf(effects);
  const entryRoot: Root<CamtEntry> = { name: 'Ntry', namespace: '', group: tables.entry };
  return async function* write(statement, pages) {
    const document = documentOf(statement, MESSAGE_DESCRIPTIONS[message]);
    const written = writeByTable(
      tables.root,
      withFaultyRecord(document, effects),
      PLACE_OF_ENTRIES,
    );
    const [before = '', after = ''] = written.split(PLACE);
    yield encode(startOf(effects) + DECLARATION + before);
    const { holder } = statement.account;
    const entryText = (entry: StatementEntry): string =>
      writeByTable(entryRoot, withFaults(entryOf(entry, holder, version), effects));
    for await (const entries of checkedEntries(statement, pages)) {
      let text = '';
      for (const entry of entries) text += entryText(entry);
      yield encode(text);
    }
    yield encode(after);
  };
}

function withFaults(entry: CamtEntry, effects: readonly FaultEffects[]): CamtEntry {
  return effects.reduce((changed, effect) => effect.entry?.(changed) ?? changed, entry);
}

function startOf(effects: readonly FaultEffects[]): string {
  return effects.map(({ start = '' }) => start).join('');
}

function encoderOf(effects: readonly FaultEffects[]): (text: string) => Buffer {
  const isWindows1252 = effects.some(({ bytes }) => bytes === 'windows-1252');
  return (text) => {
    const changed = effects.reduce((part, effect) => effect.text?.(part) ?? part, text);
    return isWindows1252 ? encodeWindows1252(changed) : Buffer.from(changed);
  };
}
