import { checkedEntries } from '../model/checked-entries';
import { type Statement, type StatementEntry, type StatementWriter } from '../model/statement';
import { ENTRY, OFX } from './elements';
import { FitIds } from './fit-ids';
import { type OfxOptions, type OfxStyle, styleOf } from './styles';
import { utf8Text, windows1252Text } from './texts';
import { documentValues, entryValues } from './values';
import { encodeWindows1252 } from '../text/windows-1252';
import { depthOf, type OfxLayout, writeAggregate, writeAround } from './write-elements';

const LINE_BREAK = '\r\n';
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const ENTRY_DEPTH = depthOf(OFX, ENTRY);

/**
 * Makes a writer of OFX files. The same statement always gives the same bytes.
 *
 * @returns a writer that throws a RangeError, when it is read, if the totals of the statement are not those of its entries, or an
 * amount or an id is too long
 */
export function ofxWriter(options: OfxOptions = {}): StatementWriter {
  const style = styleOf(options);
  const isXml = options.version === '2.11';
  const isUtf8 = isXml || style.bytes === 'utf-8';
  const layout: OfxLayout = {
    endTags: isXml ? 'all' : style.endTags,
    isIndented: style.isIndented,
    text: isUtf8 ? utf8Text : windows1252Text,
    widths: style.widths,
  };
  const encode = isUtf8 ? (text: string) => Buffer.from(text) : encodeWindows1252;
  return async function* write(statement, pages) {
    if (style.hasByteOrderMark) yield BYTE_ORDER_MARK;
    const { before, after } = partsOf(statement, style, layout, options);
    yield encode((isXml ? XML_HEADER : headerOf(style)) + before);
    const fitIds = new FitIds(style.fitId);
    for await (const entries of checkedEntries(statement, pages)) {
      yield encode(writeEntries(entries, style, layout, fitIds));
    }
    yield encode(style.hasFinalLineBreak ? after : after.slice(0, -LINE_BREAK.length));
  };
}

function partsOf(
  statement: Statement,
  style: OfxStyle,
  layout: OfxLayout,
  { messageSet = 'bank' }: OfxOptions,
): { readonly before: string; readonly after: string } {
  return writeAround(OFX, documentValues(statement, style, messageSet), layout);
}

function writeEntries(
  entries: readonly StatementEntry[],
  style: OfxStyle,
  layout: OfxLayout,
  fitIds: FitIds,
): string {
  let text = '';
  for (const entry of entries) {
    text += writeAggregate(ENTRY, entryValues(entry, style, fitIds), layout, ENTRY_DEPTH);
  }
  return text;
}

/** The header of 1.02, in the order that readers expect, and an empty line. */
function headerOf({ encoding, charset }: OfxStyle): string {
  const lines = [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    `ENCODING:${encoding}`,
    ...(charset === undefined ? [] : [`CHARSET:${charset}`]),
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
    '',
  ];
  return lines.join(LINE_BREAK);
}

const XML_HEADER = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
  '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
  '',
].join(LINE_BREAK);
