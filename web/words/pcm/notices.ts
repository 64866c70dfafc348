import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices = {
  title: 'Notices',
  kinds: {
    QUIT: 'Notice to comot (Notice to quit)',
    INTENTION: 'Owner wan collect the house back (Owner’s intention to recover)',
  },
  states: {
    PREPARED: 'Ready, dem never serve am',
    SERVED: 'Dem don serve am',
    EXPIRED: 'E time don pass',
    ACTED_ON: 'Dem don act on am',
    WITHDRAWN: 'Dem don take am back',
    DEFECTIVE: 'E get fault',
  },
  methods: {
    BY_HAND: 'By hand, to the tenant',
    ADULT_ON_PREMISES: 'To big person for the house',
    COURIER: 'By courier',
    REGISTERED_POST: 'By registered post',
    PASTED: 'Dem paste am for the house',
  },
  replies: {
    SIGNED_COPY: 'Sign our copy',
    TOOK_IT: 'Collect am, no sign',
    REFUSED: 'Refuse am',
    NOBODY_THERE: 'Nobody dey',
  },
  proofs: {
    PASTED_PHOTO: 'Picture of the notice wey dem paste',
    SIGNED_COPY: 'Our copy, signed',
    WAYBILL: 'Waybill',
    AFFIDAVIT: 'Affidavit',
    OTHER: 'Another proof',
  },
  notFound: 'This notice no dey, or you no get permission to read am.',
  of: (tenant: string, unit: string) => `${tenant}, ${unit}`,
  ends: (day: string) => `E go end ${day}`,
  dated: (day: string) => `The date na ${day}`,
  paper: 'Open the paper',
  paperNote: 'The paper dey for English, and na wetin dey inside am count.',
  means: {
    QUIT: (day: string) =>
      `Your landlord want make the tenancy end on ${day}. (Your landlord wants the tenancy to end on this day.)`,
    INTENTION: (day: string) =>
      `The owner wan ask court for the house, but no be before ${day}. (The owner means to ask the court for the home, not before this day.)`,
    WITHDRAWN:
      'Dem don take this notice back. You no need do anything. (This notice was withdrawn. It asks nothing of you.)',
    DEFECTIVE:
      'This notice get fault and e no count. We keep am for record. (This notice has a fault and does not count.)',
    court:
      'You fit stay till court talk another thing. Nobody fit lock you out, or cut light or water. (You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.)',
  },
  standing: 'Where e reach',
  working: 'How dem count the days',
  workingSteps: {
    GIVEN: 'Dem serve the notice',
    RUNS_OUT: 'E time don pass',
    TERM_ENDS: 'The time of the agreement end',
    EXPIRES: 'The notice fit end the tenancy',
    RECOVERY: 'The owner fit go court',
  },
  next: 'Wetin go come next',
  advice:
    'You fit ask lawyer, the Citizens’ Mediation Centre or the Legal Aid Council. Na only court fit order person to comot. (Only a court orders somebody out.)',
  rentSince: (amount: string) =>
    `Dem don pay ${amount} for this agreement since dem serve am. To collect rent no cancel any notice. (Taking rent gives up no notice.)`,
  service: 'How dem serve am',
  proved: 'Proof say dem serve am',
  servedFacts: { by: 'Who', how: 'How', to: 'To who', place: 'Where', when: 'When', reply: 'Wetin dem do' },
  notDaylight: 'we no sure say na daytime',
  notServed: 'Dem never serve am.',
  steps: {
    served: 'Dem serve am',
    runs: 'The notice time go pass',
    next: {
      QUIT: 'Dem fit serve the paper say owner wan collect the house',
      INTENTION: 'Dem fit ask the court',
    },
  },
  line: (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · '),
} satisfies Words<typeof english>
