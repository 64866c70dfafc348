/** What is written and waits to be sent. */
export const outbox = {
  sign: (count: number) => (count === 1 ? '1 thing is to be sent' : `${count} things are to be sent`),
  kinds: {
    messages: 'Message',
    reports: 'Report of a fault',
    findings: 'Condition report',
    photos: 'Photo of a task',
  },
  noNetwork: 'Waiting for network',
  state: {
    waiting: 'Waiting to be sent',
    sending: 'Sending…',
    unsure: 'Not confirmed yet, it is tried again',
    refused: 'Not sent',
    sent: 'Sent',
  },
  groups: { refused: 'Not sent', waiting: 'Waiting', sent: 'Sent within a day' },
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  writtenAt: (time: string) => `written ${time}`,
  sentAt: (time: string) => `sent ${time}`,
  sendNow: 'Send now',
  open: 'Open',
  edit: 'Change it',
  retry: 'Try again',
  drop: 'Delete',
  none: 'Everything is sent',
  noneText: 'What you write without a network waits here and goes out by itself.',
  rules:
    'Kept on this phone for 30 days, also if you close the app. Payments never wait here, so that you know where your money is.',
  tooOld: 'It has waited for 30 days, so it no longer goes by itself. Send it now, or delete it.',
  full: {
    title: 'This phone is full',
    text: 'What you wrote is kept only while this page is open. Leave it open until it is sent, or make room and write it again.',
  },
}
