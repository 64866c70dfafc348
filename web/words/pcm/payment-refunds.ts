import type { paymentRefunds as english } from '../en/payment-refunds.ts'
import type { Words } from '../words.ts'

export const paymentRefunds = {
  title: 'Money wey we return',
  statuses: {
    PENDING: 'E dey wait',
    PROCESSING: 'E dey bank',
    COMPLETED: 'We don return am',
    FAILED: 'E no go',
  },
  needsAccount: 'E need account',
  asked: (when: string) => `Dem ask for am ${when}`,
  done: (when: string) => `We return am ${when}`,
  promised:
    'E dey wait. We dey ask the bank; even if e take time, nothing lost. (Pending: nothing is lost if it takes a while.)',
  processing: 'The bank dey work on am. E dey take 3 to 10 working days.',
  attention:
    'Your bank no fit take am. Your manager go ask you for account number; the money dey safe. (The money is safe.)',
  failed: 'The money no go back. The payment still dey as e dey before. (The payment stands as before.)',
  stillOwed: 'You owe am again (The charge is open again)',
  notOwed: 'Nobody go ask for am again (Not asked for again)',
  note: (number: string) => `Credit note ${number}`,
  download: 'Download',
  fileName: (number: string) => `Credit note ${number}.pdf`,
} satisfies Words<typeof english>
