import { startOf } from './client.mjs';

/**
 * Reads a stream of a participant until it is closed. Each read confirms the batch before it.
 *
 * @param onBatch gets the texts of the messages
 */
export function openStream(client, ispb, onBatch) {
  let next = startOf(ispb);
  let isClosing = false;
  const reading = (async () => {
    while (!isClosing) {
      const batch = await client.pull(next);
      next = batch.next;
      if (batch.messages.length > 0) onBatch(batch.messages);
    }
  })().catch((error) => {
    // A read that waits ends with 410 when its stream is closed.
    if (!isClosing) throw error;
  });
  return {
    close: async () => {
      isClosing = true;
      await client.end(next);
      await reading;
    },
  };
}
