import { newRandomBytes, newUuid, toIsoUtc } from '#libs/kernel';

/** The elements and members whose values a system makes anew for each message. Those of the original are `Orgnl...`. */
const ELEMENTS = /(<(?:\w+:)?(?:EndToEndId|RtrId|MsgId|BizMsgIdr|RequestId)>)([^<]{1,64})(?=<)/g;
const MEMBERS = /("(?:endToEndId|requestId)"\s*:\s*")([^"\\]{1,64})(?=")/g;

/** An EndToEndId or an RtrId: type, ISPB, minute and eleven characters (Manual de Padrões para Iniciação do Pix). */
const PAYMENT_ID = /^[ED]\d{20}[0-9A-Za-z]{11}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The text with new ids in the same formats. The same id becomes the same new one everywhere.
 * @param nowMs the time that payment ids have
 */
export function withNewIds(text: string, nowMs: number): string {
  const known = new Map<string, string>();
  const replaced = (_: string, start: string, id: string): string => {
    const fresh = known.get(id) ?? newId(id, nowMs);
    known.set(id, fresh);
    return start + fresh;
  };
  return text.replace(ELEMENTS, replaced).replace(MEMBERS, replaced);
}

function newId(id: string, nowMs: number): string {
  if (UUID.test(id)) return newUuid();
  if (PAYMENT_ID.test(id)) {
    const minute = toIsoUtc(nowMs).replace(/[-T:]/g, '').slice(0, 12);
    return id.slice(0, 9) + minute + drawn(11);
  }
  // The start of a MsgId has the ISPB: M12345678...
  const length = Math.min(11, id.length);
  return id.slice(0, id.length - length) + drawn(length);
}

function drawn(length: number): string {
  return Array.from(newRandomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
