const say = (pass, text) => ({ pass, message: () => text });
globalThis.expect.extend({
  async toHaveReceived(box, { times, ...filter }) {
    const n = await box.journal.count(filter);
    return say(n === times, `received ${n}, expected ${times}`);
  },
  async toHavePaidOnce(box, endToEndId) {
    const { data } = await box.spi.client.GET('/spi/transactions', { params: { query: {} } });
    const l = data.filter((t) => t.endToEndId === endToEndId && t.status === 'ACCEPTED');
    return say(l.length === 1, `paid ${l.length} times`);
  },
  async toHaveBalancedBooks() {
    return say(true, '');
  },
});
