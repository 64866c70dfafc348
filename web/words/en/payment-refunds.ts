/** The refunds of a payment, as its payer reads them. */
export const paymentRefunds = {
  title: 'Refunds',
  statuses: { PENDING: 'Pending', PROCESSING: 'With the bank', COMPLETED: 'Refunded', FAILED: 'Failed' },
  needsAccount: 'Needs an account',
  asked: (when: string) => `Requested ${when}`,
  done: (when: string) => `Refunded ${when}`,
  promised: 'Pending. We are asking the bank; nothing is lost if it takes a while.',
  processing: 'The bank is working on it. It takes 3 to 10 working days.',
  attention:
    'Your bank could not take it. Your manager will ask you for an account number; the money is safe.',
  failed: 'The refund failed. The payment stands as before.',
  stillOwed: 'The charge is open again',
  notOwed: 'Not asked for again',
  note: (number: string) => `Credit note ${number}`,
  download: 'Download',
  fileName: (number: string) => `Credit note ${number}.pdf`,
} as const
