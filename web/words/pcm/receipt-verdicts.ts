import type { receiptVerdicts as english } from '../en/receipt-verdicts.ts'
import type { Words } from '../words.ts'

export const receiptVerdicts = {
  checking: 'We dey check the signature…',
  states: {
    GENUINE: {
      title: 'Original (Genuine)',
      note: 'Na here dem issue this receipt, and e still stand.',
    },
    OFFLINE: {
      title: 'E be original when dem issue am (Genuine when it was issued)',
      note: 'The signature correct. Only network fit tell whether dem don cancel the receipt since then.',
    },
    VOIDED: {
      title: 'Dem don cancel am (Voided)',
      note: 'Na here dem issue this receipt, but dem don take am back. E no be proof of payment again.',
    },
    ALTERED: {
      title: 'Dem change am (Altered)',
      note: 'The signature no match wetin the code talk. No trust this receipt.',
    },
    UNREADABLE: {
      title: 'No be receipt code',
      note: 'Wetin dey here no complete. Scan the code again, or paste everything.',
    },
    FOREIGN: {
      title: 'Another person sign am (Signed by somebody else)',
      note: 'None of our keys sign this one.',
    },
    UNKNOWN: {
      title: 'E get signature, but e no dey our record (Signed, but not on record)',
      note: 'The signature correct, but this kind receipt no dey our record. Ask the estate manager.',
    },
  },
  compare: 'Compare each line with the paper. If one no be the same, dem don change the paper.',
  fields: {
    amount: 'Amount',
    number: 'Receipt',
    received_on: 'Day wey the money enter',
    tenant: 'Who pay',
    landlord: 'For the landlord',
    premises: 'House',
    period: 'Period',
    how: 'How we take know',
    position: 'Number for the landlord receipts',
  },
  how: {
    CONFIRMED: 'Bank confirm am (Confirmed by the bank)',
    RECORDED: 'Person record am (Recorded by a person)',
  },
} satisfies Words<typeof english>
