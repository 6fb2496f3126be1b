import { webhookTargets } from './targets';

describe('The target of a webhook', () => {
  const refuse = webhookTargets(false);
  it.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1:8080/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://%31%32%37.0.0.1/', '127.0.0.1'],
    ['http://１２７.0.0.1/', '127.0.0.1'],
    ['https://[::1]:8443/x', '::1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://[0:0:0:0:0:ffff:a9fe:a9fe]/', '::ffff:a9fe:a9fe'],
    ['http://localhost:9099/', 'localhost'],
    ['http://LOCALHOST./', 'localhost.'],
    ['http://a.localhost/', 'a.localhost'],
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
  ])('%s is refused', (url, host) => {
    expect(refuse.refusal(new URL(url))?.message).toContain(`The host is ${host},`);
    expect(webhookTargets(true).refusal(new URL(url))).toBeUndefined();
  });

  it.each(['http://example.com/', 'https://8.8.8.8:444/', 'http://[2606:4700:4700::1111]/'])(
    '%s is allowed',
    (url) => {
      expect(refuse.refusal(new URL(url))).toBeUndefined();
    },
  );
});
