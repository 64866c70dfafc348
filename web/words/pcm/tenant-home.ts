import type { tenantHome as english } from '../en/tenant-home.ts'
import type { Words } from '../words.ts'

export const tenantHome = {
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  noHome: 'You never dey inside any house yet',
  noHomeNote: 'When your manager give you house, your rent and your papers go show here.',
  dueNow: 'Money wey don reach to pay',
  oweNothing: 'You no owe anything.',
  inArrears: (amount: string, days: string) => `${amount} don late, the oldest one ${days}.`,
  rest: (day: string) => `The remaining one go due on ${day}.`,
  due: (day: string) => `E go due on ${day}.`,
  later: (amount: string) => `Bill of ${amount} dey wey go due later.`,
  nextIs: (what: string, day: string) => `Next: ${what}, e go due on ${day}.`,
  payNow: 'Pay now',
  payPart: 'Pay part',
  payAhead: 'Pay before time',
  charges: 'Wetin you owe',
  allCharges: 'All the bills',
  noCharges: 'Nothing remain to pay. Thank you.',
  due_: (day: string) => `E go due on ${day}`,
  next: (what: string, day: string) => `Next: ${what}, ${day}`,
  receipts: 'Receipts',
  allReceipts: (count: number) => `All ${count.toLocaleString('en-NG')}`,
  noReceipts: 'Your receipts go show here, one for each payment.',
  lease: {
    title: 'Your house agreement',
    until: (day: string) => `Reach ${day}`,
    ended: (day: string) => `E end on ${day}`,
  },
  open: {
    pendingTitle: 'You never finish to pay.',
    pending: (amount: string) => `You start payment of ${amount}.`,
    continue: 'Continue',
    processingTitle: 'We dey check am with the bank.',
    processing: (amount: string) => `${amount} dey road. Abeg no pay again.`,
    see: 'See where e reach',
  },
} satisfies Words<typeof english>
