import { toIsoUtc } from '#libs/kernel';
import { xmlText } from './xml';

/** The parts of a workbook in addition to its sheets (ECMA-376, parts 1 and 2). */

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the cell formats in `styles.xml`. */
export const STYLES = { plain: 0, heading: 1, money: 2, instant: 3, date: 4, integer: 5 };

/** Names and contents of the parts. Each sheet is in `sheetPath(1)`, `sheetPath(2)` and so on. */
export function workbookParts(
  sheetNames: readonly string[],
  title: string,
  createdAtMs: number,
): readonly (readonly [name: string, xml: string])[] {
  return [
    ['xl/styles.xml', stylesXml()],
    ['xl/workbook.xml', workbookXml(sheetNames)],
    ['xl/_rels/workbook.xml.rels', workbookRelationsXml(sheetNames)],
    ['docProps/core.xml', propertiesXml(title, createdAtMs)],
    ['_rels/.rels', relationsXml()],
    ['[Content_Types].xml', contentTypesXml(sheetNames)],
  ];
}

/** @param number the number of the sheet, from 1 */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${String(number)}.xml`;
}

/** The XML before the rows of a sheet. The first row is frozen. */
export function sheetStart(columnWidths: readonly number[]): string {
  const columns = columnWidths.map((width, index) => {
    const number = String(index + 1);
    return `<col min="${number}" max="${number}" width="${String(width)}" customWidth="1"/>`;
  });
  return [
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
    columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`,
    '<sheetData>',
  ].join('');
}

export const SHEET_END = '</sheetData></worksheet>';

function stylesXml(): string {
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    // 2 is the built-in format 0.00, 1 is 0.
    ...[2, 164, 165, 1].map(
      (id) =>
        `<xf numFmtId="${String(id)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
  ];
  const font = '<sz val="11"/><name val="Calibri"/>';
  return [
    `${DECLARATION}<styleSheet xmlns="${MAIN}">`,
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss.000"/>',
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>',
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${String(formats.length)}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

function workbookXml(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map((name, index) => {
    const number = String(index + 1);
    return `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`;
  });
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelationsXml(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map((_, index) =>
    relation(index + 1, `${OFFICE}/worksheet`, sheetPath(index + 1).replace('xl/', '')),
  );
  return relations([...sheets, relation(sheetNames.length + 1, `${OFFICE}/styles`, 'styles.xml')]);
}

function relationsXml(): string {
  return relations([
    relation(1, `${OFFICE}/officeDocument`, 'xl/workbook.xml'),
    relation(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
  ]);
}

function relations(items: readonly string[]): string {
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${String(id)}" Type="${type}" Target="${target}"/>`;
}

function propertiesXml(title: string, createdAtMs: number): string {
  const created = `${toIsoUtc(createdAtMs).slice(0, 19)}Z`;
  return [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties"`,
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xmlText(title)}</dc:title>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`,
  ].join('');
}

function contentTypesXml(sheetNames: readonly string[]): string {
  const part = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${type}"/>`;
  return [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('xl/workbook.xml', `${SPREADSHEET}.sheet.main+xml`),
    ...sheetNames.map((_, index) => part(sheetPath(index + 1), `${SPREADSHEET}.worksheet+xml`)),
    part('xl/styles.xml', `${SPREADSHEET}.styles+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    '</Types>',
  ].join('');
}
