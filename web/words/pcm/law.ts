import type { law as english } from '../en/law.ts'
import type { Words } from '../words.ts'

export const law = {
  disclaimer:
    'This one no be law or tax advice. E dey repeat rules wey we read for other places, each one with im source. Ask lawyer before you do anything with am. (This is not legal or tax advice.)',
  confidences: {
    H: 'The source strong: the law paper itself, or two sources',
    M: 'One good source',
    L: 'The source no strong',
  },
  statuses: {
    IN_FORCE: 'Na law (In force)',
    PROPOSED: 'Na bill, no be law (A bill, not law)',
    CUSTOM: 'Na custom, no be law (Custom, not law)',
  },
  source: {
    open: 'Where this one come from',
    source: 'Source',
    confidence: 'How e sure reach',
    pack: 'E dey inside',
    dates: 'E days',
  },

  lease: {
    title: 'Wetin the law talk',
    notice: 'Quit notice (Notice to quit)',
    loading: 'We dey check the rules…',
    givenOn: 'If dem give notice on',
    agreed: 'Notice wey the agreement itself talk',
    agreedOpt: 'days',
    agreedHelp: 'If you leave am, na wetin the rule talk go count',
    agreedWrong: 'Complete number of days, 1 to 730',
    mayEnd: (given: string, ends: string) =>
      `If dem give notice on ${given}, e fit end this tenancy on ${ends}, no be before. (A notice given on ${given} may end this tenancy on ${ends} at the earliest.)`,
    steps: 'The notice, day by day',
    stepNames: {
      GIVEN: 'Dem give notice',
      RUNS_OUT: 'Time of the notice don complete',
      TERM_ENDS: 'The time wey una agree end',
      EXPIRES: 'The notice fit end the tenancy',
      RECOVERY: 'Landlord fit go court (The owner may go to court)',
    },
    also: 'Also',
    advance: 'Rent wey you pay before time (Rent in advance)',
    allowed: (asked: number, most: number) =>
      `Dem fit ask for rent of ${asked} ${asked === 1 ? 'month' : 'months'} at once: the highest na ${most}.`,
    tooMuch: (asked: number, most: number) =>
      `Dem no fit ask for rent of ${asked} ${asked === 1 ? 'month' : 'months'} at once: the highest na ${most}.`,
    verdicts: {
      ALLOWED: 'E dey okay (Allowed)',
      TOO_MUCH: 'E too much (Too much)',
      UNKNOWN: 'We no know (Not known)',
    },
    stamp: 'Stamp duty',
    stampDue: (day: string) => `Pay am before ${day}`,
    stampFrom: (day: string) => `we count am say dem sign am on ${day}`,
    stampPayer: 'Na tenant dey pay am (The tenant pays)',
    stampNone: 'We no know',
    withholding: 'Withholding tax, for one year',
    onlyCompany: 'if na company dey pay',
    nothing: 'Nothing',
  },

  told: {
    dueMonths: (count: number) =>
      `This kind tenant suppose get ${count} ${count === 1 ? 'month' : 'months'}.`,
    dueDays: (count: number) => `This kind tenant suppose get ${count} days.`,
    agreed: (count: number) => `The agreement itself talk ${count} days, and na that one first.`,
    runsOut: (day: string) => `We count am from ${day}.`,
    termEnds: 'The last day wey the agreement itself give.',
    expires: 'E no fit end the tenancy before this day.',
    recovery:
      'First, landlord go write say e want im house back. Na only when the days of that one don finish e fit go court: no be before this day.',
    arrears: 'Rule dey for person wey don owe rent well well.',
    noRule: 'No rule wey we don read answer this one. Ask lawyer.',
    bill: 'One bill wey never turn law go change this one.',
    penalty: 'Person wey collect pass so fit chop punishment.',
    stamp: (rate: string, rent: string) => `${rate} of ${rent}, the rent for all the time.`,
    stampFree: 'Small agreement fit no pay am: people talk am, but e never sure.',
    withheld: (rate: string, rent: string) =>
      `Company wey dey pay the rent go remove ${rate} of ${rent} give tax office.`,
    notWithheld: 'Person wey dey pay rent no dey remove anything.',
    relief: (rate: string, rent: string) => `${rate} of ${rent}, the rent wey you pay.`,
    reliefMost: (most: string) => `The highest na ${most}.`,
  },

  rules: {
    title: 'House rent law',
    note: 'Wetin Gida know about tenancy and tax, and where e come from',
    noun: 'rules',
    search: 'Find by word, like notice or stamp…',
    loading: 'Rules dey load...',
    state: 'State',
    allStates: 'All states',
    status: 'Status',
    allStatuses: 'All kinds',
    on: 'For the day',
    columns: { rule: 'Rule', pack: 'Law', status: 'Status', from: 'E start from' },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `reach ${day}`,
    everywhere: 'The whole Nigeria',
    noRule: (state: string) => `We no get rule for ${state}. Ask lawyer. (Ask a lawyer.)`,
    noRuleNote: 'Wetin you see here dey for the whole Nigeria.',
    empty: 'No rule match',
    emptyNote: 'Try another word, another state or another day.',
  },
} satisfies Words<typeof english>
