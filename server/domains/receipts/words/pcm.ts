import type { ReceiptWords } from './en.ts'

export const pcm: ReceiptWords = {
  subject: (number, sum, home) => `Receipt ${number}: ${sum} for ${home}`,
  confirmed: (sum, who) =>
    `Don pay. Bank don confirm am: ${sum} from ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `Don pay. ${how}: ${sum} from ${who}.`,
  voided: {
    REFUNDED: 'This receipt correct before, but dem don return the money. (Void)',
    TAKEN_BACK: 'Dem don cancel this receipt: wetin dem write down, dem don take am back. (Void)',
  },
  received: (when, left) => `E enter ${when}. Wetin remain to pay: ${left}.`,
  attached: (number, link) => `Receipt ${number} dey this mail. E dey here too: ${link}`,
  page: {
    title: 'Wetin this receipt talk',
    note: 'This page na to make you understand. Na the first page, for English, be the receipt. (The first page, in English, is the receipt.)',
    tenant: 'Who pay',
    landlord: 'For the landlord',
    premises: 'House',
    period: 'Period',
    sum: 'How much',
    applied: 'Wetin the money pay',
    left: 'Wetin remain to pay after this one (Left to pay)',
    channel: 'How dem take pay',
    reference: 'Our number',
    known: 'How we take know',
    confirmed: 'Bank confirm am (Confirmed by the bank)',
    recorded: 'Person record am (Recorded by a person)',
    check: 'Use phone scan the code wey dey the first page: e go tell you whether this receipt na original.',
    wrong: 'Anything here no correct? Tell the estate manager the number of this receipt.',
  },
}
