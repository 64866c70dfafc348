import type { unsent as english } from '../en/unsent.ts'
import type { Words } from '../words.ts'

export const unsent = {
  title: 'Ṣé kí ẹ jáde kí a pa ohun tí kò tíì lọ rẹ́?',
  text: 'Orí fóònù yìí nìkan ni èyí wà. Yóò lọ fúnra rẹ̀ tí nẹ́tíwọ̀kì bá dé; tí ẹ bá jáde, yóò pa rẹ́.',
  things: {
    messages: (count: number) => (count === 1 ? 'ìránṣẹ́ 1' : `ìránṣẹ́ ${count}`),
    reports: (count: number) => (count === 1 ? 'ìròyìn ohun tó bàjẹ́ 1' : `ìròyìn ohun tó bàjẹ́ ${count}`),
    findings: (count: number) => (count === 1 ? 'àkọsílẹ̀ 1 nípa ipò ilé' : `àkọsílẹ̀ ${count} nípa ipò ilé`),
    photos: (count: number) => (count === 1 ? 'fọ́tò iṣẹ́ 1' : `fọ́tò iṣẹ́ ${count}`),
    answers: (count: number) => (count === 1 ? 'ìdáhùn ìpàdé 1' : `ìdáhùn ìpàdé ${count}`),
    alarms: (count: number) => (count === 1 ? 'ìdáhùn ìkìlọ̀ 1' : `ìdáhùn ìkìlọ̀ ${count}`),
    notes: (count: number) => (count === 1 ? 'àkọsílẹ̀ 1 fún ọ́fíìsì' : `àkọsílẹ̀ ${count} fún ọ́fíìsì`),
    work_notes: (count: number) => (count === 1 ? 'àkọsílẹ̀ iṣẹ́ 1' : `àkọsílẹ̀ iṣẹ́ ${count}`),
    readings: (count: number) => (count === 1 ? 'kíkà mítà 1' : `kíkà mítà ${count}`),
    cash: (count: number) =>
      count === 1
        ? 'Owó ọwọ́ tí ẹ gbà lẹ́ẹ̀ 1, tí kò tíì sí nínú ìwé'
        : `Owó ọwọ́ tí ẹ gbà lẹ́ẹ̀ ${count}, tí kò tíì sí nínú ìwé`,
  },
  files: (count: number) =>
    count === 1 ? 'fọ́tò tàbí fáìlì 1 pẹ̀lú wọn' : `fọ́tò tàbí fáìlì ${count} pẹ̀lú wọn`,
  leave: 'Jáde kí o pa á rẹ́',
  stay: 'Má jáde',
} satisfies Words<typeof english>
