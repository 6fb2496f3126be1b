import { limitedMessages, refusedBatch } from './batch-messages';
import { type BatchMessage } from './batch';

const message = (index: number): BatchMessage => ({
  Codigo: 'E10',
  Mensagem: 'RPS já informado.',
  rps: { Numero: String(index), Serie: 'A', Tipo: '1' },
});
const messages = (count: number) => Array.from({ length: count }, (_, index) => message(index));

describe('limitedMessages', () => {
  it.each([1, 49, 50])('keeps %d messages', (count) => {
    expect(limitedMessages(messages(count))).toEqual(messages(count));
  });

  it.each([51, 500])('ends %d messages with E49 as the 50th', (count) => {
    const limited = limitedMessages(messages(count));
    expect(limited).toHaveLength(50);
    expect(limited.slice(0, 49)).toEqual(messages(49));
    expect(limited.at(-1)).toMatchObject({ Codigo: 'E49', rps: { Numero: '48' } });
  });
});

describe('refusedBatch', () => {
  it('has the messages by receipt', () => {
    expect(refusedBatch({ situation: '3', messages: messages(1) })).toEqual({
      kind: 'rpsMessages',
      situation: '3',
      messages: [
        {
          Codigo: 'E10',
          Mensagem: 'RPS já informado.',
          IdentificacaoRps: { Numero: '0', Serie: 'A', Tipo: '1' },
        },
      ],
    });
  });

  it('has the messages of the batch if one of them names no receipt', () => {
    const all = [...messages(1), { Codigo: 'E49', Mensagem: 'x', Correcao: 'y' }];
    expect(refusedBatch({ situation: '3', messages: all })).toEqual({
      kind: 'messages',
      situation: '3',
      messages: [
        { Codigo: 'E10', Mensagem: 'RPS já informado.' },
        { Codigo: 'E49', Mensagem: 'x', Correcao: 'y' },
      ],
    });
  });
});
