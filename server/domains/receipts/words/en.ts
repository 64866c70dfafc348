/** The mail with a receipt, and its explanation page. The receipt itself is in English in every language. */
export const en = {
  subject: (number: string, sum: string, home: string) => `Receipt ${number}: ${sum} for ${home}`,
  confirmed: (sum: string, who: string) => `Paid. The bank has confirmed it: ${sum} from ${who}.`,
  recorded: (how: string, sum: string, who: string) => `Paid. ${how}: ${sum} from ${who}.`,
  voided: {
    REFUNDED: 'This receipt was real, but the money was refunded.',
    TAKEN_BACK: 'This receipt is void: what was recorded has been taken back.',
  },
  received: (when: string, left: string) => `Received ${when}. Left to pay: ${left}.`,
  attached: (number: string, link: string) => `Receipt ${number} is attached. It is also here: ${link}`,
  /** The explanation page for readers of another language. */
  page: {
    title: 'What this receipt says',
    note: 'This page explains the receipt. The first page, in English, is the receipt.',
    tenant: 'Received from',
    landlord: 'For the landlord',
    premises: 'Premises',
    period: 'Period',
    sum: 'The sum of',
    applied: 'Applied to',
    left: 'Left to pay after this receipt',
    channel: 'Paid by',
    reference: 'Our reference',
    known: 'How it is known',
    confirmed: 'Confirmed by the bank',
    recorded: 'Recorded by a person',
    check: 'Scan the code on the first page with a phone: it says whether this receipt is genuine.',
    wrong: 'Is something here wrong? Tell the estate manager the number of this receipt.',
  },
}
export type ReceiptWords = typeof en
