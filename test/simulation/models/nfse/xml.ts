import { statusDiffers, unchanged } from '../../core/answers';
import { operation } from '../../core/model';
import { reais } from '../amounts';
import { type World } from '../world';
import { drawNote } from './draw';
import { get } from './request';
import { type Note } from './state';
import { valuesOf } from './values';

export const readXml = operation<World, { name: string }>({
  name: 'nfse.xml',
  service: 'nfse',
  weight: 2,
  draw: (dice, { data }) => {
    const name = drawNote(dice, data.nfse);
    return name === undefined ? undefined : { name };
  },
  request: ({ name }, { data }) => {
    const id = data.nfse.notes[name]?.id;
    return id === undefined ? undefined : get(`/nfse/${id}/xml`);
  },
  outcomes: ({ name }, world) => {
    const note = world.data.nfse.notes[name];
    if (note === undefined) return [unchanged(world, 'unknown', 404, 'INVOICE_NOT_FOUND')];
    if (note.issuedMs === undefined) {
      return [unchanged(world, 'never authorized', 409, 'INVOICE_NOT_AUTHORIZED')];
    }
    return [
      {
        name: 'the document',
        differs: (answer) => statusDiffers(answer, 200) ?? xmlDiffers(String(answer.body), note),
        next: () => world,
      },
    ];
  },
});

function xmlDiffers(xml: string, note: Note): string | undefined {
  const { number, accessKey, content } = note;
  const { net, iss } = valuesOf({ content, status: 'authorized' });
  const parts = [
    ...(number === undefined ? [] : [`<nNFSe>${String(number)}</nNFSe>`]),
    ...(accessKey === undefined ? [] : [`<infNFSe Id="NFS${accessKey}">`]),
    `<vServ>${reais(content.cents)}</vServ>`,
    `<vLiq>${(net ?? 0).toFixed(2)}</vLiq>`,
    ...(iss === null ? [] : [`<vISSQN>${iss.toFixed(2)}</vISSQN>`]),
    `<xDescServ>${content.description}</xDescServ>`,
  ];
  const missing = parts.find((part) => !xml.includes(part));
  if (missing !== undefined) return `the document has no ${missing}`;
  return isBalanced(xml) ? undefined : 'the document is not well-formed';
}

/** Whether each element is closed in the right order. */
export function isBalanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', empty] of xml.matchAll(/<(\/?)([\w:.-]+)[^<>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false;
    } else if (empty !== '/') {
      open.push(name);
    }
  }
  return open.length === 0;
}
