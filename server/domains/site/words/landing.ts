/** Texts of the landing page. */
export const landing = {
  title: 'Rent comes in. Everyone can see it.',
  description:
    'Gida keeps the book for your estate in Nigeria: what each home owes, what came in, and who is late. Tenants pay by transfer, card or USSD and get a receipt that anyone can check.',
  hero: ['Rent comes in.', 'Everyone can see it.'],
  lede: 'Gida keeps the book for your estate: what each home owes, what came in, and who is late. Tenants pay by transfer, card or USSD and get a receipt that anyone can check.',
  menu: 'Page',
  where: 'Where you are',
  open: 'Open an account',
  signIn: 'Sign in',
  homes: 'Homes to let',
  forWhom: 'For estate managers, landlords and tenants in Nigeria. Made for slow lines and small phones.',
  pictures: {
    desk: 'A manager’s dashboard: what came in this month, who is late, and what waits for them today',
    phone: 'A tenant’s phone: what is due now, with the button to pay it',
  },
  questions: {
    title: 'Three questions, answered before you ask',
    items: [
      [
        'Who is late?',
        'Every charge has a due date. The day after, it is on your list with the name, the home and the days, and a reminder is one tap away.',
      ],
      [
        'Did the money come?',
        'A tenant can have an account number of their own. What is sent to it finds its charge by itself, so no screenshot is ever proof.',
      ],
      [
        'Is this receipt real?',
        'Each receipt carries a number and a code. Anyone can check it, without an account, also once it is saved on a phone without a network.',
      ],
    ],
  },
  whom: {
    title: 'One book, three people at peace',
    items: [
      [
        'The manager',
        'brings the spreadsheet of today, sees in the morning what waits, and sends each landlord their money with a statement line by line.',
      ],
      [
        'The landlord',
        'reads what came in and what went out with its papers, wherever they are, and takes nobody’s word for it.',
      ],
      [
        'The tenant',
        'knows what is owed and why, pays a part or all of it, and reports a leak with a photo that goes out when the line is back.',
      ],
    ],
  },
  trust: {
    title: 'A book that nobody can quietly change',
    items: [
      ['Every naira twice', 'Double entry: what goes in somewhere comes from somewhere, to the kobo.'],
      [
        'Nothing is erased',
        'A mistake is put right by a second line that names the first, with who, when and why.',
      ],
      [
        'A seal each day',
        'The log of who did what is sealed every night, and the seal is public. Change one old line and it no longer fits.',
      ],
    ],
    seals: 'See the daily seals',
    receipt: 'Check a receipt',
    paper: 'Check a signed paper',
  },
  pricing: {
    title: 'You see the fee before you pay it',
    note: 'Gida adds nothing to a payment. The provider that moves the money charges its own fee, shown next to each way to pay.',
    amount: 'An amount of rent',
    work: 'Work it out',
    unread: 'Write an amount in naira, such as 1,250,000.',
    way: (amount: string) => `To pay ${amount} by`,
    fee: 'Fee',
    ways: {
      transfer: 'Transfer to the tenant’s own account number',
      debit: 'Bank debit',
      card: 'Card or USSD',
    },
    cash: 'Cash or transfer to the office',
    none: 'None',
    plans: {
      none: 'This installation asks nothing for Gida itself. If that changes, the price per home and month appears here first, and nobody is charged without agreeing to it.',
      title: 'What Gida itself costs',
      note: 'Only units with a lease count, at the end of each month, and nobody has a plan they did not choose. You can change or leave it on any day; every export stays free. Prices exclude VAT.',
      units: 'Units with a lease',
      work: 'Work out a month',
      unread: 'Write a number of units, such as 20.',
      of: (units: number) => (units === 1 ? 'For 1 unit' : `For ${units} units`),
      month: 'A month',
      billed: { MONTHLY: 'invoiced each month', YEARLY: 'invoiced each year' },
      about: (price: string, free: number) =>
        free > 0
          ? `${price} for a unit and month, ${free} ${free === 1 ? 'unit' : 'units'} free`
          : `${price} for a unit and month`,
      next: (price: string, day: string) => `${price} from ${day}`,
    },
  },
  asked: {
    title: 'Asked before signing up',
    items: [
      [
        'Does the rent pass through you?',
        'No. It goes from the tenant’s bank through a licensed payment provider to the accounts that the manager and the landlord name. We keep the book, never the money.',
      ],
      [
        'Can I bring my spreadsheet?',
        'Yes. Upload the file you use today: tenants, units, rents, what is owed. You see every row before it is saved, and can undo all of it.',
      ],
      [
        'What if I want to leave?',
        'You can download lists, statements and receipts as Excel, CSV and PDF on any day. Receipts can still be checked.',
      ],
      [
        'Is it right for my state?',
        'Notice lengths, fees and receipts follow the law of Lagos and the FCT, and of other states as far as we have read it. Where we do not know, we say so.',
      ],
    ],
  },
  end: 'Your estate’s book, open today.',
} as const
