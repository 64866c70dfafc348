import { titles } from './titles.ts'

/** What is shared with Gida from another app. */
export const share = {
  title: titles.share,
  note: 'The office sees it at once. A receipt comes when the money has been found in the account.',
  close: 'Close',
  office: 'To which office',
  content: 'What the bank says',
  paid: 'I have paid.',
  missing: 'Write what the bank says, or add its picture.',
  save: 'Send to the office',
  saving: 'Sending…',
  throwAway: 'Throw it away',
  offlineTitle: 'No network.',
  offline: 'What you shared is kept on this phone until you send it.',
}
