import { withNewIds } from './new-ids';

const NOW = Date.UTC(2030, 0, 2, 3, 4);
const E2E = 'E1234567820261121120000000000001';

describe('withNewIds', () => {
  it('makes payment ids of the same participant, at the time of the sandbox', () => {
    const text = withNewIds(
      `<a:EndToEndId>${E2E}</a:EndToEndId><RtrId>D${E2E.slice(1)}</RtrId>`,
      NOW,
    );
    expect(text).toMatch(
      /^<a:EndToEndId>E12345678203001020304\w{11}<\/a:EndToEndId><RtrId>D12345678203001020304\w{11}<\/RtrId>$/,
    );
    expect(withNewIds(`{"endToEndId": "${E2E}"}`, NOW)).not.toContain(E2E);
  });

  it('keeps ids of other messages, and the same id the same everywhere', () => {
    const text = withNewIds(
      `<BizMsgIdr>M12345678ABCDEFGHIJKLMNOPQRSTUVW</BizMsgIdr><MsgId>M12345678ABCDEFGHIJKLMNOPQRSTUVW</MsgId>` +
        `<OrgnlEndToEndId>${E2E}</OrgnlEndToEndId>`,
      NOW,
    );
    const [, header, message, original] =
      /^<BizMsgIdr>(.*)<\/BizMsgIdr><MsgId>(.*)<\/MsgId><OrgnlEndToEndId>(.*)<\/OrgnlEndToEndId>$/.exec(
        text,
      ) ?? [];
    expect(header).toBe(message);
    expect(header).toMatch(/^M12345678ABCDEFGHIJKL\w{11}$/);
    expect(header).not.toBe('M12345678ABCDEFGHIJKLMNOPQRSTUVW');
    expect(original).toBe(E2E);
  });

  it('makes UUIDs and short ids in their form', () => {
    const text = withNewIds('<RequestId>a946d533-7f22-42a5-9a9b-e87cd55c0f10</RequestId>', NOW);
    expect(text).toMatch(/^<RequestId>[0-9a-f-]{36}<\/RequestId>$/);
    expect(text).not.toContain('a946d533');
    expect(withNewIds('<MsgId>abc</MsgId>', NOW)).toMatch(/^<MsgId>\w{3}<\/MsgId>$/);
  });
});
