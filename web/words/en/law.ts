import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { titles } from './titles.ts'

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

/** Rules, and what they make of a lease. */
export const law = {
  disclaimer: DISCLAIMER,
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
    mayEnd: (given: string, ends: string) =>
      `A notice given on ${given} may end this tenancy on ${ends} at the earliest.`,
    steps: 'The notice, day by day',
    stepNames: {
      GIVEN: 'Notice is given',
      RUNS_OUT: 'The time of the notice is over',
      TERM_ENDS: 'The term ends',
      EXPIRES: 'The notice may end the tenancy',
      RECOVERY: 'The owner may go to court',
    },
    also: 'Also',
    advance: 'Rent in advance',
    allowed: (asked: number, most: number) =>
      `${months(asked)} of rent may be asked for at once: the most is ${months(most)}.`,
    tooMuch: (asked: number, most: number) =>
      `${months(asked)} of rent may not be asked for at once: the most is ${months(most)}.`,
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
  },
} as const
