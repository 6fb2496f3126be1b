import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    globalSetup: 'payment-simulators/testing/global-setup',
    setupFiles: 'payment-simulators/testing/vitest',
  },
});
