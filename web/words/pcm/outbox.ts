import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  sign: (count: number) => (count === 1 ? '1 thing dey wait to go' : `${count} things dey wait to go`),
  kinds: {
    messages: 'Message',
    reports: 'Report of wetin spoil',
    findings: 'Report of how house be',
    photos: 'Picture of work',
    answers: 'Answer to meeting',
    alarms: 'Answer to alarm',
    notes: 'Note for office',
    work_notes: 'Note about work',
    readings: 'Meter reading',
    cash: 'Cash wey you collect',
  },
  noNetwork: 'E dey wait for network',
  state: {
    waiting: 'E dey wait for network',
    sending: 'E dey go…',
    unsure: 'We never sure, we dey try am again',
    refused: 'E no go',
    sent: 'E don go',
  },
  groups: { refused: 'E no go', waiting: 'E dey wait', sent: 'E go today' },
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  writtenAt: (time: string) => `you write am ${time}`,
  retry: 'Try again',
  drop: 'Delete',
  sentAt: (time: string) => `e go ${time}`,
  sendNow: 'Send am now',
  open: 'Open',
  edit: 'Change am',
  dropped: 'E don delete',
  undo: 'Bring am back',
  none: 'Everything don go',
  noneText: 'Wetin you write when network no dey go wait here, e go go by itself.',
  kept: 'We keep am for this phone. E go go by itself when network come.',
  rules:
    'We keep am for this phone for 30 days, even if you close the app. Payment by card or transfer no dey wait here, so you go know where your money dey.',
  tooOld: 'E don wait 30 days, so e no go go by itself again. Send am now, or delete am.',
  full: {
    title: 'This phone don full',
    text: 'Wetin you write dey only as this page dey open. Leave am open till e go, or make space and write am again.',
  },
} satisfies Words<typeof english>
