import { titles } from './titles.ts'

const people = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`

/** How the installation does, for the super admin. */
export const health = {
  title: titles.platformHealth,
  loading: 'Looking at everything...',
  note: (when: string) => `As at ${when}, asked again every 30 seconds.`,
  waiting: 'Jobs waiting',
  oldest: (time: string) => `Oldest for ${time}`,
  noneWaiting: 'Nothing waits',
  failing: 'Failed jobs',
  givenUp: (count: number) => `${count} given up in 30 days`,
  books: titles.ledgerChecks,
  booksHold: (rules: number) => `All ${rules} hold`,
  booksFail: (faults: number) => people(faults, 'fault', 'faults'),
  booksRunning: 'Running',
  booksNever: 'Never run',
  booksSeen: (when: string) => `Last run ${when}. Run one there.`,
  backup: 'Last backup',
  noBackup: 'None known',
  noBackupNote: 'Gida knows of those that its own command makes.',
  files: (count: number) => people(count, 'file, outside the database', 'files, outside the database'),
  kinds: 'Jobs by kind',
  noKinds: 'No job waits, and none failed.',
  kind: { name: 'Job', waiting: 'Waiting', failing: 'Failed', oldest: 'Oldest' },
  kindNote: (waiting: number, failing: number) => `${waiting} waiting, ${failing} failed`,
  ways: 'Providers',
  wayNames: { PAYMENTS: 'Payments', EMAIL: 'Mail', SMS: 'SMS', PUSH: 'Push' },
  answers: 'Answers',
  closed: 'Left alone',
  closedUntil: (when: string) => `It did not answer. It is tried again at ${when}.`,
  down: 'Silent',
  downSince: (when: string) => `No answer since ${when}.`,
  lastSuccess: (when: string) => `Last success ${when}.`,
  neverUsed: 'Not used yet',
  failedIn: (way: 'PAYMENTS' | 'EMAIL' | 'SMS' | 'PUSH', count: number) =>
    way === 'PAYMENTS' ? `${count} answers refused today.` : `${count} failed within the hour.`,
  calls: 'Slowest and failing calls, 24 hours',
  noCalls: 'No call was counted yet. Counts come in once a minute.',
  call: { name: 'Call', count: 'Calls', errors: 'Failed', p95: '95 of 100 within', slowest: 'Slowest' },
  milliseconds: (ms: number | null) => (ms === null ? 'over 3,200 ms' : `${ms.toLocaleString('en-NG')} ms`),
  callNote: (count: number, errors: number) => `${people(count, 'call', 'calls')}, ${errors} failed`,
  tables: 'Files and biggest tables',
  table: { name: 'Table', size: 'Size' },
}
