import { titles } from './titles.ts'

/** Rules, and what they make of a lease. */
export const law = {
  confidences: {
    H: 'Well sourced: the text itself, or two sources',
    M: 'One good source',
    L: 'Weakly sourced',
  },
  statuses: { IN_FORCE: 'In force', PROPOSED: 'A bill, not law', CUSTOM: 'Custom, not law' },
  source: {
    open: 'Where this comes from',
    source: 'Source',
    confidence: 'How sure',
    pack: 'Part of',
    dates: 'Its dates',
  },

  lease: {
    title: 'What the law says',
    notice: 'Notice to quit',
    loading: 'Looking at the rules…',
    givenOn: 'If notice is given on',
    agreed: 'Notice that the lease itself says',
    agreedOpt: 'days',
    agreedHelp: 'Left empty, the rule’s own length counts',
    agreedWrong: 'A whole number of days, 1 to 730',
    steps: 'The notice, day by day',
    also: 'Also',
    advance: 'Rent in advance',
    verdicts: { ALLOWED: 'Allowed', TOO_MUCH: 'Too much', UNKNOWN: 'Not known' },
    stamp: 'Stamp duty',
    stampDue: (day: string) => `Due by ${day}`,
    stampFrom: (day: string) => `counted as signed on ${day}`,
    stampPayer: 'The tenant pays',
    stampNone: 'Not known',
    withholding: 'Withholding tax, a year',
    onlyCompany: 'if a company pays',
    nothing: 'None',
  },

  rules: {
    title: titles.tenancyLaw,
    note: 'What Gida knows of tenancy and tax, and where it comes from',
    noun: 'rules',
    search: 'Search by word, as notice or stamp…',
    loading: 'Loading the rules...',
    state: 'State',
    allStates: 'All states',
    status: 'Status',
    allStatuses: 'All kinds',
    on: 'On the day',
    columns: { rule: 'Rule', pack: 'Law', status: 'Status', from: 'Holds from' },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    everywhere: 'All of Nigeria',
    noRule: (state: string) => `No rule is loaded for ${state}. Ask a lawyer.`,
    noRuleNote: 'What you see here holds in all of Nigeria.',
    empty: 'No rule fits',
    emptyNote: 'Try another word, another state or another day.',
    disclaimer:
      'This is not legal or tax advice. It repeats rules that were read elsewhere, each with its source. Ask a lawyer before you act on it.',
  },
} as const
