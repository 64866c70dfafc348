import type { law as english } from '../en/law.ts'
import type { Words } from '../words.ts'

export const law = {
  disclaimer:
    'Èyí kì í ṣe ìmọ̀ràn òfin tàbí ti owó orí. Ó ń sọ àwọn òfin tí a kà níbòmíràn, ọ̀kọ̀ọ̀kan pẹ̀lú orísun rẹ̀. Ẹ bi agbẹjọ́rò kí ẹ tó ṣe ohunkóhun lórí rẹ̀. (This is not legal or tax advice.)',
  confidences: {
    H: 'Orísun tó dájú: ìwé òfin fúnra rẹ̀, tàbí orísun méjì',
    M: 'Orísun kan tó dára',
    L: 'Orísun tí kò dájú',
  },
  statuses: {
    IN_FORCE: 'Òfin ni (In force)',
    PROPOSED: 'Àbá òfin ni, kì í ṣe òfin (A bill, not law)',
    CUSTOM: 'Àṣà ni, kì í ṣe òfin (Custom, not law)',
  },
  source: {
    open: 'Ibi tí èyí ti wá',
    source: 'Orísun',
    confidence: 'Bó ṣe dájú tó',
    pack: 'Ó wà nínú',
    dates: 'Àwọn ọjọ́ rẹ̀',
  },

  lease: {
    title: 'Ohun tí òfin sọ',
    notice: 'Ìwé ìkìlọ̀ láti kúrò nílé (Notice to quit)',
    loading: 'A ń wo àwọn òfin…',
    givenOn: 'Bí a bá fún ni ní ìwé ìkìlọ̀ ní ọjọ́',
    agreed: 'Iye ọjọ́ ìkìlọ̀ tí àdéhùn fúnra rẹ̀ sọ',
    agreedOpt: 'ọjọ́',
    agreedHelp: 'Bí ẹ bá fi í sílẹ̀, iye tí òfin sọ ni a ó lò',
    agreedWrong: 'Iye ọjọ́ tó pé, 1 sí 730',
    mayEnd: (given: string, ends: string) =>
      `Ìkìlọ̀ tí a bá fún ni ní ${given} lè parí ilé gbígbé yìí ní ${ends}, kì í ṣe ṣáájú. (A notice given on ${given} may end this tenancy on ${ends} at the earliest.)`,
    steps: 'Ìkìlọ̀ náà, ọjọ́ dé ọjọ́',
    stepNames: {
      GIVEN: 'A fún ni ní ìkìlọ̀',
      RUNS_OUT: 'Àkókò ìkìlọ̀ náà pé',
      TERM_ENDS: 'Àkókò àdéhùn parí',
      EXPIRES: 'Ìkìlọ̀ náà lè parí ilé gbígbé',
      RECOVERY: 'Onílé lè lọ sí ilé-ẹjọ́ (The owner may go to court)',
    },
    also: 'Bákan náà',
    advance: 'Owó ilé tí a ń san ṣáájú (Rent in advance)',
    allowed: (asked: number, most: number) =>
      `A lè béèrè owó ilé oṣù ${asked} lẹ́ẹ̀kan: èyí tó pọ̀ jù ni oṣù ${most}.`,
    tooMuch: (asked: number, most: number) =>
      `A kò gbọ́dọ̀ béèrè owó ilé oṣù ${asked} lẹ́ẹ̀kan: èyí tó pọ̀ jù ni oṣù ${most}.`,
    verdicts: {
      ALLOWED: 'Ó tọ̀nà (Allowed)',
      TOO_MUCH: 'Ó pọ̀ jù (Too much)',
      UNKNOWN: 'A kò mọ̀ (Not known)',
    },
    stamp: 'Owó òǹtẹ̀ (Stamp duty)',
    stampDue: (day: string) => `Kí a san án ṣáájú ${day}`,
    stampFrom: (day: string) => `a kà á sí pé a fọwọ́ sí i ní ${day}`,
    stampPayer: 'Ayálégbé ló ń san án (The tenant pays)',
    stampNone: 'A kò mọ̀',
    withholding: 'Owó orí tí a ń yọ sílẹ̀, lọ́dún (Withholding tax)',
    onlyCompany: 'bó bá jẹ́ ilé-iṣẹ́ ló ń sanwó',
    nothing: 'Kò sí',
  },

  told: {
    dueMonths: (count: number) => `Irú ayálégbé bẹ́ẹ̀ ní oṣù ${count}.`,
    dueDays: (count: number) => `Irú ayálégbé bẹ́ẹ̀ ní ọjọ́ ${count}.`,
    agreed: (count: number) => `Àdéhùn fúnra rẹ̀ sọ pé ọjọ́ ${count}, èyí ló sì ṣáájú.`,
    runsOut: (day: string) => `A kà á láti ${day}.`,
    termEnds: 'Ọjọ́ ìkẹyìn tí àdéhùn fúnra rẹ̀ sọ.',
    expires: 'Kò lè parí ilé gbígbé ṣáájú ọjọ́ yìí.',
    recovery:
      'Onílé á kọ́kọ́ kọ̀wé pé òun fẹ́ gba ilé òun padà. Ìgbà tí ọjọ́ ìwé yẹn bá pé nìkan ló tó lè lọ sí ilé-ẹjọ́: kì í ṣe ṣáájú ọjọ́ yìí.',
    arrears: 'Òfin kan wà fún ẹni tí gbèsè owó ilé rẹ̀ ti pọ̀.',
    noRule: 'Kò sí òfin tí a ti kà tó dáhùn èyí. Ẹ bi agbẹjọ́rò.',
    bill: 'Àbá òfin kan, tí kì í ṣe òfin, yóò yí èyí padà.',
    penalty: 'A lè fi ìyà jẹ ẹni tó bá gba jù bẹ́ẹ̀ lọ.',
    stamp: (rate: string, rent: string) => `${rate} nínú ${rent}, owó ilé gbogbo àkókò àdéhùn.`,
    stampFree: 'Àdéhùn kékeré lè máa san án: a gbọ́ bẹ́ẹ̀, kò sì tíì dájú.',
    withheld: (rate: string, rent: string) =>
      `Ilé-iṣẹ́ tó ń san owó ilé ń yọ ${rate} nínú ${rent} sílẹ̀ fún ilé-iṣẹ́ owó orí.`,
    notWithheld: 'Ènìyàn tó ń san owó ilé kì í yọ nǹkan kan sílẹ̀.',
    relief: (rate: string, rent: string) => `${rate} nínú ${rent}, owó ilé tí ẹ san.`,
    reliefMost: (most: string) => `Èyí tó pọ̀ jù ni ${most}.`,
  },

  rules: {
    title: 'Òfin ilé gbígbé',
    note: 'Ohun tí Gida mọ̀ nípa ilé gbígbé àti owó orí, àti ibi tó ti wá',
    noun: 'òfin',
    search: 'Fi ọ̀rọ̀ wá a, bíi notice tàbí stamp…',
    loading: 'Àwọn òfin ń ṣí...',
    state: 'Ìpínlẹ̀',
    allStates: 'Gbogbo ìpínlẹ̀',
    status: 'Ipò',
    allStatuses: 'Gbogbo irú',
    on: 'Ní ọjọ́',
    columns: { rule: 'Ìlànà', pack: 'Òfin', status: 'Ipò', from: 'Ó bẹ̀rẹ̀ ní' },
    from: (day: string) => `láti ${day}`,
    until: (day: string) => `títí di ${day}`,
    everywhere: 'Gbogbo Nàìjíríà',
    noRule: (state: string) => `A kò ní òfin kankan fún ìpínlẹ̀ ${state}. Ẹ bi agbẹjọ́rò. (Ask a lawyer.)`,
    noRuleNote: 'Ohun tí ẹ rí níbí wà fún gbogbo Nàìjíríà.',
    empty: 'Kò sí òfin tó bá a mu',
    emptyNote: 'Ẹ gbìyànjú ọ̀rọ̀ mìíràn, ìpínlẹ̀ mìíràn tàbí ọjọ́ mìíràn.',
  },
} satisfies Words<typeof english>
