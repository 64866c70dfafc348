import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  sign: (count: number) => (count === 1 ? 'Ohun 1 ń dúró láti lọ' : `Ohun ${count} ń dúró láti lọ`),
  kinds: {
    messages: 'Ìránṣẹ́',
    reports: 'Ìròyìn ohun tó bàjẹ́',
    findings: 'Àkọsílẹ̀ ipò ilé',
    photos: 'Fọ́tò iṣẹ́',
    answers: 'Ìdáhùn ìpàdé',
    alarms: 'Ìdáhùn ìkìlọ̀',
    notes: 'Àkọsílẹ̀ fún ọ́fíìsì',
    work_notes: 'Àkọsílẹ̀ iṣẹ́',
    readings: 'Kíkà mítà',
    cash: 'Owó ọwọ́ tí ẹ gbà',
  },
  noNetwork: 'Ó ń dúró de nẹ́tíwọ̀kì',
  state: {
    waiting: 'Ó ń dúró de nẹ́tíwọ̀kì',
    sending: 'Ó ń lọ…',
    unsure: 'Kò tíì dájú, a tún ń gbìyànjú',
    refused: 'Kò lọ',
    sent: 'Ó ti lọ',
  },
  groups: { refused: 'Kò lọ', waiting: 'Ó ń dúró', sent: 'Ó lọ lónìí' },
  files: (count: number) => (count === 1 ? 'fáìlì 1' : `fáìlì ${count}`),
  writtenAt: (time: string) => `a kọ ọ́ ní ${time}`,
  retry: 'Tún gbìyànjú',
  drop: 'Pa á rẹ́',
  sentAt: (time: string) => `ó lọ ní ${time}`,
  sendNow: 'Fi ránṣẹ́ nísinsìnyí',
  open: 'Ṣí i',
  edit: 'Yí i padà',
  dropped: 'A ti pa á rẹ́',
  undo: 'Dá a padà',
  none: 'Gbogbo rẹ̀ ti lọ',
  noneText: 'Ohun tí ẹ bá kọ láìsí nẹ́tíwọ̀kì ń dúró níbí, yóò sì lọ fúnra rẹ̀.',
  kept: 'A fi pamọ́ sórí fóònù yìí. Yóò lọ fúnra rẹ̀ tí nẹ́tíwọ̀kì bá dé.',
  rules:
    'A ń fi pamọ́ sórí fóònù yìí fún ọjọ́ 30, bí ẹ bá tilẹ̀ ti áàpù náà. Owó tí ẹ fi káàdì tàbí gbígbé san kì í dúró níbí, kí ẹ lè mọ ibi tí owó yín wà.',
  tooOld: 'Ó ti dúró fún ọjọ́ 30, nítorí náà kò ní lọ fúnra rẹ̀ mọ́. Ẹ fi ránṣẹ́ nísinsìnyí, tàbí kí ẹ pa á rẹ́.',
  full: {
    title: 'Fóònù yìí ti kún',
    text: 'Ohun tí ẹ kọ wà níbẹ̀ nígbà tí ojú ìwé yìí bá ṣí nìkan. Ẹ fi sílẹ̀ ní ṣíṣí títí yóò fi lọ, tàbí kí ẹ wá àyè kí ẹ tún un kọ.',
  },
} satisfies Words<typeof english>
