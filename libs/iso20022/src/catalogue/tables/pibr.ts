import { at, group, required } from '#libs/xml-tables';
import { type SpiEcho } from '../messages/echo';
import { spiSchema, type SpiSchema, type WithMessageId } from './envelope';
import { dateTime, messageId, text35 } from './simple-types';

/** pibr.001.spi.1.3 and pibr.002.spi.1.3 (catalogue 5.13). */
export const PIBR001_1_3 = echo('pibr.001', 'EchoReq', 'Data');
export const PIBR002_1_3 = echo('pibr.002', 'EchoRpt', 'OrgnlData');

function echo(name: string, element: string, data: string): SpiSchema<WithMessageId<SpiEcho>> {
  return spiSchema(
    name,
    '1.3',
    element,
    group<WithMessageId<SpiEcho>>({
      messageId: at('GrpHdr/MsgId', required(messageId)),
      createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
      data: at(`EchoTxInf/${data}`, required(text35)),
    }),
  );
}
