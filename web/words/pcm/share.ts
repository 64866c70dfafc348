import type { share as english } from '../en/share.ts'
import type { Words } from '../words.ts'

export const share = {
  title: 'I don pay',
  note: 'The office go see am sharp sharp. Receipt go come when dem see the money for the account.',
  close: 'Close',
  office: 'Which office',
  content: 'Wetin the bank talk',
  paid: 'I don pay.',
  missing: 'Write wetin the bank talk, or add the picture.',
  save: 'Send am to the office',
  saving: 'E dey go…',
  throwAway: 'Throw am away',
  offlineTitle: 'Network no dey.',
  offline: 'Wetin you share go dey this phone until you send am.',
} satisfies Words<typeof english>
