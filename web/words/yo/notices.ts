import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices = {
  title: 'Ìwé ìkìlọ̀',
  kinds: {
    QUIT: 'Ìwé pé kí ẹ kúrò (Notice to quit)',
    INTENTION: 'Onílé fẹ́ gba ilé rẹ̀ padà (Owner’s intention to recover)',
  },
  states: {
    PREPARED: 'Ó ti wà, a kò tíì fún ni',
    SERVED: 'A ti fún ni',
    EXPIRED: 'Àkókò rẹ̀ ti pé',
    ACTED_ON: 'A ti gbé ìgbésẹ̀ lé e',
    WITHDRAWN: 'A ti fà á sẹ́yìn',
    DEFECTIVE: 'Ó ní àṣìṣe',
  },
  methods: {
    BY_HAND: 'Lọ́wọ́ sí ọwọ́, fún ayálégbé',
    ADULT_ON_PREMISES: 'Fún àgbàlagbà kan nínú ilé',
    COURIER: 'Nípasẹ̀ ilé iṣẹ́ ìfiránṣẹ́ (courier)',
    REGISTERED_POST: 'Nípasẹ̀ ilé ìfìwéránṣẹ́',
    PASTED: 'A lẹ̀ ẹ́ mọ́ ilé náà',
  },
  replies: {
    SIGNED_COPY: 'Ó fọwọ́ sí ẹ̀dà wa',
    TOOK_IT: 'Ó gbà á, kò fọwọ́ sí i',
    REFUSED: 'Ó kọ̀ ọ́',
    NOBODY_THERE: 'Kò sí ẹnì kankan níbẹ̀',
  },
  proofs: {
    PASTED_PHOTO: 'Fọ́tò ìwé tí a lẹ̀ mọ́ ilé',
    SIGNED_COPY: 'Ẹ̀dà wa, tí a fọwọ́ sí',
    WAYBILL: 'Ìwé ìfiránṣẹ́ (waybill)',
    AFFIDAVIT: 'Ìwé ìbúra (affidavit)',
    OTHER: 'Ẹ̀rí mìíràn',
  },
  notFound: 'Kò sí ìwé ìkìlọ̀ yìí, tàbí ẹ kò ní àṣẹ láti kà á.',
  of: (tenant: string, unit: string) => `${tenant}, ${unit}`,
  ends: (day: string) => `Yóò parí ní ${day}`,
  dated: (day: string) => `Ọjọ́ ìwé náà: ${day}`,
  paper: 'Ṣí ìwé náà',
  paperNote: 'Èdè Gẹ̀ẹ́sì ni ìwé náà fúnra rẹ̀, ohun tó sọ ló sì ní agbára.',
  means: {
    QUIT: (day: string) =>
      `Onílé yín fẹ́ kí ilé gbígbé náà parí ní ${day}. (Your landlord wants the tenancy to end on this day.)`,
    INTENTION: (day: string) =>
      `Onílé fẹ́ bẹ ilé ẹjọ́ fún ilé náà, kò ní jẹ́ ṣáájú ${day}. (The owner means to ask the court for the home, not before this day.)`,
    WITHDRAWN:
      'A ti fa ìwé yìí sẹ́yìn. Kò béèrè ohunkóhun lọ́wọ́ yín. (This notice was withdrawn. It asks nothing of you.)',
    DEFECTIVE:
      'Ìwé yìí ní àṣìṣe, kò sì ní agbára. A fi pamọ́ fún àkọsílẹ̀. (This notice has a fault and does not count.)',
    court:
      'Ẹ lè dúró títí ilé ẹjọ́ á fi pàṣẹ mìíràn. Kò sí ẹni tó lè ti ilẹ̀kùn mọ́ yín síta, tàbí gé iná tàbí omi. (You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.)',
  },
  standing: 'Ibi tó dé',
  working: 'Bí a ṣe ka àwọn ọjọ́ náà',
  workingSteps: {
    GIVEN: 'A fún ni ní ìwé náà',
    RUNS_OUT: 'Àkókò rẹ̀ ti pé',
    TERM_ENDS: 'Àkókò àdéhùn parí',
    EXPIRES: 'Ìwé náà lè fòpin sí ilé gbígbé',
    RECOVERY: 'Onílé lè lọ sí ilé ẹjọ́',
  },
  next: 'Ohun tó kàn',
  advice:
    'Ẹ lè bi agbẹjọ́rò, Citizens’ Mediation Centre tàbí Legal Aid Council. Ilé ẹjọ́ nìkan ló ń lé ènìyàn jáde. (Only a court orders somebody out.)',
  rentSince: (amount: string) =>
    `A ti san ${amount} lórí àdéhùn yìí láti ìgbà tí a ti fún ni. Gbígba owó ilé kò fagilé ìwé ìkìlọ̀. (Taking rent gives up no notice.)`,
  service: 'Bí a ṣe fún ni',
  proved: 'Ẹ̀rí pé a fún ni',
  servedFacts: {
    by: 'Ẹni tó fún ni',
    how: 'Báwo',
    to: 'Ta ló gbà á',
    place: 'Níbo',
    when: 'Nígbà wo',
    reply: 'Ohun tó ṣe',
  },
  notDaylight: 'kò dá wa lójú pé ọ̀sán ni',
  notServed: 'A kò tíì fún ni.',
  steps: {
    served: 'A fún ni',
    runs: 'Àkókò rẹ̀ á pé',
    next: {
      QUIT: 'A lè fún ni ní ìwé pé onílé fẹ́ gba ilé',
      INTENTION: 'A lè lọ sí ilé ẹjọ́',
    },
  },
  line: (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · '),
} satisfies Words<typeof english>
