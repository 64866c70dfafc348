const rows = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'row' : 'rows'}`
const payments = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'payment' : 'payments'}`

/** Long reports: asked for, made while nobody waits, fetched. */
export const reports = {
  action: 'Download',
  title: 'Payments as a file',
  format: 'File type',
  formats: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', quickbooks: 'QuickBooks', xero: 'Xero', sage: 'Sage' },
  from: 'From',
  to: 'To',
  dayMissing: 'Choose a day',
  estate: 'Estate',
  allEstates: 'All estates',
  status: 'Status',
  allStatuses: 'Every status',
  type: 'Type',
  allTypes: 'Every type',
  start: 'Create file',
  starting: 'Starting…',
  cancel: 'Cancel',
  close: 'Close',
  longest: (rows: number) =>
    `A PDF holds ${payments(rows)} at most, and takes a minute or two when it is that long. CSV and Excel hold more.`,

  progress: 'Preparing the file',
  soon: 'Preparing the file…',
  rows: (done: number, of: number) => `${done.toLocaleString('en-NG')} of ${payments(of)}`,
  rowsOf: (done: number, of: number) => `${done.toLocaleString('en-NG')} of ${rows(of)}`,
  leave: 'You can close this. It continues, and you will find it under Reports.',
  stop: 'Stop',
  ready: 'The file is ready.',
  download: 'Download',
  done: 'The file is in your downloads',
  failed: 'We could not make the file.',
  cancelled: 'Stopped before it was ready.',
  notFetched: 'The file was not downloaded',
  again: 'Try again',

  files: 'Your files',
  payments: 'Payments',
  rowCount: rows,
  of: (name: string, period: string) => `${name}, ${period}`,
  one: payments,
  keptUntil: (day: string) => `kept until ${day}`,
  act: (what: string, name: string) => `${what}: ${name}`,
  fileName: (name: string, from: string, to: string, format: string) =>
    `Gida ${name.toLowerCase()} ${from} to ${to}.${format}`,
} as const
