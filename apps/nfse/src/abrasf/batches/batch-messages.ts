import { abrasfMessage, type AbrasfAnswer, type RpsMessage } from '#libs/nfse';
import { type BatchMessage, type StoredBatch } from './batch';

/** The validation of a batch ends at this number of messages (E49). */
const MAX_MESSAGES = 50;

/** At most 50 messages. If there are more, the last one says so. */
export function limitedMessages(found: readonly BatchMessage[]): readonly BatchMessage[] {
  if (found.length <= MAX_MESSAGES) return found;
  const kept = found.slice(0, MAX_MESSAGES - 1);
  const { rps } = kept.at(-1) ?? {};
  return [...kept, { ...abrasfMessage('E49'), ...(rps === undefined ? {} : { rps }) }];
}

/** The answer with the messages about a batch. */
export function refusedBatch({
  messages,
  situation,
}: Pick<StoredBatch, 'messages' | 'situation'>): AbrasfAnswer {
  const ofRps = messages.flatMap(({ rps, ...message }): RpsMessage[] =>
    rps === undefined ? [] : [{ ...message, IdentificacaoRps: rps }],
  );
  return ofRps.length === messages.length
    ? { kind: 'rpsMessages', situation, messages: ofRps }
    : { kind: 'messages', situation, messages: messages.map(withoutRps) };
}

function withoutRps({ Codigo, Mensagem, Correcao }: BatchMessage) {
  return { Codigo, Mensagem, ...(Correcao === undefined ? {} : { Correcao }) };
}
