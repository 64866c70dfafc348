/** What the page that checks a receipt says of it. */
export const receiptVerdicts = {
  checking: 'Checking the signature…',
  states: {
    GENUINE: {
      title: 'Genuine',
      note: 'This receipt was issued here, and it is still valid.',
    },
    OFFLINE: {
      title: 'Genuine when it was issued',
      note: 'The signature is right. We can only check with a network whether the receipt was voided since then.',
    },
    VOIDED: {
      title: 'Voided',
      note: 'This receipt was issued here, but it was voided. It no longer proves a payment.',
    },
    ALTERED: {
      title: 'Altered',
      note: 'The signature does not match what the code says. Do not rely on this receipt.',
    },
    UNREADABLE: {
      title: 'Not a receipt’s code',
      note: 'The code is not complete. Scan it again, or paste all of it.',
    },
    FOREIGN: {
      title: 'Signed by somebody else',
      note: 'None of our keys signed this.',
    },
    UNKNOWN: {
      title: 'Signed, but not on record',
      note: 'The signature is right, but no such receipt is on record here. Ask the estate manager.',
    },
  },
  compare: 'Compare each line with the paper. Where they differ, the paper was altered.',
  fields: {
    amount: 'Amount',
    number: 'Receipt',
    received_on: 'Received on',
    tenant: 'Received from',
    landlord: 'For the landlord',
    premises: 'Premises',
    period: 'Period',
    how: 'How it is known',
    position: 'Place in the landlord’s receipts',
  },
  how: {
    CONFIRMED: 'Confirmed by the bank',
    RECORDED: 'Recorded by a person',
  },
} as const
export type CheckedState = keyof typeof receiptVerdicts.states
