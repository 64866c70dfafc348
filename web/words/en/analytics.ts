import { titles } from './titles.ts'

const people = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`

/** The first screen of each role. */
export const analytics = {
  title: titles.dashboard,
  loading: 'Loading…',
  failed: 'Failed to load data',
  failedNote: 'Nothing is lost: payments go on being received while you wait.',

  portfolio: (estates: number, units: number) =>
    `${people(estates, 'estate', 'estates')}, ${people(units, 'unit', 'units')}`,
  record: titles.record,
  remind: 'Send reminders',

  stats: {
    received: (month: string) => `Collected, ${month}`,
    receivedNote: (percent: number, expected: string) => `${percent}% of ${expected}`,
    receivedNothing: 'Nothing was expected',
  },
  late: {
    title: 'In arrears, longest first',
    all: (tenants: number) => `All ${tenants.toLocaleString('en-NG')}`,
    none: 'No arrears.',
    noneNote: 'Every charge that has fallen due is paid.',
    place: (unit: string, estate: string) => `${unit}, ${estate}`,
  },
  needs: {
    title: 'Needs you today',
    none: 'Nothing needs you today.',
    count: (count: number) => `${count}, oldest first`,
    age: (days: number) =>
      days === 0 ? 'Today' : days > 0 ? people(days, 'day', 'days') : `In ${people(-days, 'day', 'days')}`,
    aYear: 'a year',
    payout_account: {
      title: () => 'Add a payout account',
      note: 'So that rent can be paid out to you',
    },
    landlords_without_account: {
      title: (count: number) =>
        people(count, 'landlord has no payout account', 'landlords have no payout account'),
      note: 'Their money waits until they add one',
    },
    review: {
      title: (count: number) => people(count, 'payment needs review', 'payments need review'),
      note: 'The amount differs from what was asked',
    },
    draft_estate: {
      title: (count: number) => people(count, 'estate is not active yet', 'estates are not active yet'),
      note: 'Finish its checklist, then collect rent',
    },
    leases_ending: {
      title: (count: number) => people(count, 'lease ends soon', 'leases end soon'),
      note: 'Ask whether they stay; this is their rent',
    },
    processing: {
      title: (count: number) => people(count, 'payment is with the bank', 'payments are with the bank'),
      note: 'Being checked',
    },
    transfers: {
      title: (count: number) => people(count, 'transfer without a tenant', 'transfers without a tenant'),
      note: 'Received in the clients’ account',
    },
    refunds: {
      title: (count: number) => people(count, 'refund needs an account', 'refunds need an account'),
      note: 'It could not be sent',
    },
    disputes: {
      title: (count: number) => people(count, 'dispute to answer', 'disputes to answer'),
      note: 'Unanswered, it is lost',
    },
    remittances: {
      title: (count: number) => people(count, 'landlord payout is late', 'landlord payouts are late'),
      note: 'To be sent to them',
    },
    deposits: {
      title: (count: number) => people(count, 'deposit due back', 'deposits due back'),
      note: 'Held for the tenant',
    },
    credits: {
      title: (count: number) => people(count, 'former tenant has credit', 'former tenants have credit'),
      note: 'Overpaid; to be refunded',
    },
    applications: {
      title: (count: number) => people(count, 'application', 'applications'),
      note: 'Waiting for an answer; at the rent asked',
    },
    joined_tenants: {
      title: (count: number) => people(count, 'tenant without a lease', 'tenants without a lease'),
      note: 'They have joined and wait for their lease',
    },
    draft_leases: {
      title: (count: number) => people(count, 'draft lease', 'draft leases'),
      note: 'Not started yet; at their rent',
    },
    late_requests: {
      title: (count: number) => people(count, 'request is late', 'requests are late'),
      note: 'Past the promised time',
    },
    new_requests: {
      title: (count: number) => people(count, 'request has no answer', 'requests have no answer'),
      note: 'Nobody has replied yet',
    },
    approvals: {
      title: (count: number) =>
        people(count, 'repair waits for your approval', 'repairs wait for your approval'),
      note: 'At the chosen price',
    },
    emergencies: {
      title: (count: number) => people(count, 'emergency to explain', 'emergencies to explain'),
      note: 'Paid at once, and not explained yet',
    },
    bills_due: {
      title: (count: number) => people(count, 'vendor’s bill to pay', 'vendors’ bills to pay'),
      note: 'The work is done, and not paid in full',
    },
    privacy_requests: {
      title: (count: number) => people(count, 'data request', 'data requests'),
      note: 'Promised within 30 days',
    },
    breaches: {
      title: (count: number) => people(count, 'data breach is open', 'data breaches are open'),
      note: 'The Commission is told within 72 hours',
    },
    failed_jobs: {
      title: (count: number) => people(count, 'job failed', 'jobs failed'),
      note: 'Being retried, or given up',
    },
    ledger_faults: {
      title: (count: number) => people(count, 'ledger check failed', 'ledger checks failed'),
      note: 'By the last ledger check',
    },
    ways_closed: {
      title: (count: number) => people(count, 'provider does not answer', 'providers do not answer'),
      note: 'Everything outgoing waits until then',
    },
  },
  months: {
    title: 'Collections by month',
    received: 'Collected',
    expected: 'Expected',
    period: 'Month',
    sum: (amount: string, months: number, percent: number) =>
      `${amount} collected over ${people(months, 'month', 'months')}, ${percent}% of what was expected.`,
    sumOnly: (amount: string, months: number) =>
      `${amount} collected over ${people(months, 'month', 'months')}.`,
    see: 'See the payments',
  },
  ages: {
    title: 'Arrears by age',
    tenants: (count: number) => people(count, 'tenant', 'tenants'),
    heads: ['Age', 'Tenants', 'Amount'],
    '1-30': '1 to 30 days',
    '31-60': '31 to 60 days',
    '61-90': '61 to 90 days',
    '90+': 'Over 90 days',
    none: 'No arrears.',
  },
  occupancy: {
    title: 'Occupancy by estate',
    sum: (occupied: number, units: number) => `${occupied} of ${units}`,
  },
  empty: {
    title: 'No properties yet',
    note: 'Add your first one with its units. It takes two minutes; then you invite your tenants and rent can come in.',
    action: 'Add a property',
    agentTitle: 'No units yet',
    agentNote: 'Your estate manager gives you the units that you look after. They appear here at once.',
  },

  admin: {
    title: 'Platform',
    users: 'Users',
    estates: 'Estates',
    units: 'Units',
    payments: 'Payments',
    collected: 'Collected, in total',
    ledger: 'Ledger',
    balanced: 'The ledger balances',
    unbalanced: 'The ledger does not balance',
    unbalancedNote: 'Debits and credits differ. Run the ledger check now and tell whoever keeps the books.',
    entries: 'Entries',
    debits: 'Debits',
    credits: 'Credits',
    difference: 'Difference',
  },
} as const
