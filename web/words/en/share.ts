import { titles } from './titles.ts'

/** What is shared with Gida from another app. */
export const share = {
  title: titles.share,
  note: 'The office sees it at once. You get a receipt when the money is found in the account.',
  close: 'Close',
  office: 'Office',
  content: 'Message from the bank',
  paid: 'I have paid.',
  missing: 'Write what the bank says, or add its picture.',
  save: 'Send to the office',
  saving: 'Sending…',
  throwAway: 'Throw it away',
  offlineTitle: 'No network.',
  offline: 'What you shared is kept on this phone until you send it.',
}
