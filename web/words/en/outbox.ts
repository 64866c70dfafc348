/** What is written and waits to be sent. */
export const outbox = {
  state: {
    waiting: 'Waiting for network',
    sending: 'Sending…',
    unsure: 'Not confirmed yet, it is tried again',
    refused: 'Not sent',
  },
  writtenAt: (time: string) => `written ${time}`,
  retry: 'Try again',
  drop: 'Delete',
}
