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
    confidence: 'Confidence',
    pack: 'Part of',
    dates: 'Dates',
  },

  lease: {
    title: 'What the law says',
    notice: 'Notice to quit',
    loading: 'Loading the rules…',
    givenOn: 'If notice is given on',
    agreed: 'Notice that the lease itself says',
    agreedOpt: 'days',
    agreedHelp: 'If empty, the rule’s own length applies',
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

  /** A rule in the reader's language, beside which its English stands. */
  told: {
    dueMonths: (count: number) => `Such a tenant gets ${months(count)}.`,
    dueDays: (count: number) => `Such a tenant gets ${count} days.`,
    agreed: (count: number) => `The lease itself says ${count} days, and that comes first.`,
    runsOut: (day: string) => `Counted from ${day}.`,
    termEnds: 'The last day that the lease itself gives.',
    expires: 'It does not end the tenancy before this day.',
    recovery:
      'First the owner says in writing that they want the home back. Only when the days of that are over may the court be asked: on this day at the earliest.',
    arrears: 'There is a rule for tenants who are far behind with rent.',
    noRule: 'No rule that we have read answers this. Ask a lawyer.',
    bill: 'A bill, which is not law, would change this.',
    penalty: 'Whoever takes more may be punished.',
    stamp: (rate: string, rent: string) => `${rate} of ${rent}, the rent of the whole term.`,
    stampFree: 'A small lease may be exempt: that is reported, but not settled.',
    withheld: (rate: string, rent: string) =>
      `A company that pays the rent withholds ${rate} of ${rent} for the tax office.`,
    notWithheld: 'A person who pays rent withholds nothing.',
    relief: (rate: string, rent: string) => `${rate} of ${rent}, the rent that you paid.`,
    reliefMost: (most: string) => `The most is ${most}.`,
  },

  rules: {
    title: titles.tenancyLaw,
    note: 'Tenancy and tax rules that Gida knows, and where they come from',
    noun: 'rules',
    search: 'Search by word, like notice or stamp…',
    loading: 'Loading the rules...',
    state: 'State',
    allStates: 'All states',
    status: 'Status',
    allStatuses: 'All kinds',
    on: 'On the day',
    columns: { rule: 'Rule', pack: 'Law', status: 'Status', from: 'Applies from' },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    everywhere: 'All of Nigeria',
    noRule: (state: string) => `No rule is loaded for ${state}. Ask a lawyer.`,
    noRuleNote: 'What you see here applies in all of Nigeria.',
    empty: 'No rules match',
    emptyNote: 'Try another word, another state or another day.',
  },
} as const
