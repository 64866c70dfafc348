import type { paymentRefunds as english } from '../en/payment-refunds.ts'
import type { Words } from '../words.ts'

export const paymentRefunds = {
  title: 'Mayar da kuɗi',
  statuses: { PENDING: 'Ana jira', PROCESSING: 'Yana banki', COMPLETED: 'An mayar', FAILED: 'Bai yiwu ba' },
  needsAccount: 'Ana buƙatar asusu',
  asked: (when: string) => `An nema ${when}`,
  done: (when: string) => `An mayar ${when}`,
  promised:
    'Ana jira. Muna tambayar banki; ko ya daɗe, babu abin da ya ɓace. (Pending: nothing is lost if it takes a while.)',
  processing: 'Banki yana aiki a kai. Yana ɗaukar ranakun aiki 3 zuwa 10.',
  attention:
    'Bankinku bai iya karɓa ba. Manajanku zai nemi lambar asusu a wurinku; kuɗin yana nan lafiya. (The money is safe.)',
  failed: 'Kuɗin bai koma ba. Biyan yana nan kamar da. (The payment stands as before.)',
  stillOwed: 'Ana bin kuɗin kuma (The charge is open again)',
  notOwed: 'Ba za a ƙara nema ba (Not asked for again)',
  note: (number: string) => `Takardar mayar da kuɗi ${number}`,
  download: 'Sauke',
  fileName: (number: string) => `Takardar mayar da kudi ${number}.pdf`,
} satisfies Words<typeof english>
