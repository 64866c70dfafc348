import type { alarmAnswer as english } from '../en/alarm-answer.ts'
import type { Words } from '../words.ts'

export const alarmAnswer = {
  loading: 'Ìkìlọ̀ náà ń ṣí…',
  missing: 'Kò sí ìkìlọ̀ yìí, tàbí kì í ṣe tiyín láti rí.',
  drill: 'Ìdánwò',
  states: { SAFE: 'Láìléwu', NEEDS_HELP: 'Ó nílò ìrànlọ́wọ́', WAITING: 'Kò tíì dáhùn', AWAY: 'Kò sí níbí' },
  answer: {
    self: (unit: string) => `Ara yín ni ẹ ń dáhùn fún, ${unit}.`,
    selfOnly: 'Ara yín ni ẹ ń dáhùn fún.',
    change: 'Ẹ lè yí i padà títí a ó fi pa ìkìlọ̀ náà dé.',
    choices: {
      SAFE: ['MO WÀ LÁÌLÉWU (SAFE)', 'Mo ti jáde, tàbí kò sí ewu lọ́dọ̀ mi'],
      NEEDS_HELP: ['MO NÍLÒ ÌRÀNLỌ́WỌ́ (NEED HELP)', 'Ẹnìkan ń bọ̀ lọ́dọ̀ yín'],
      AWAY: ['MI Ò SÍ NÍBÍ (NOT HERE)', 'Mo wà níbòmíràn'],
    },
    said: {
      SAFE: 'A ti gbọ́: ẹ wà láìléwu. (SAFE)',
      NEEDS_HELP: 'A ti gbọ́: ẹ nílò ìrànlọ́wọ́. A ti sọ fún ọ́fíìsì àti àwọn olùtọ́jú. (NEED HELP)',
      AWAY: 'A ti gbọ́: ẹ kò sí níbí. (NOT HERE)',
    },
    note: 'Ọ̀rọ̀ sí ẹni tó ń bọ̀',
    noteHelp: 'Ibo, ènìyàn mélòó, ta ló fara pa',
    call: 'Pe 112',
    failed: 'Ìdáhùn yín kò tíì dé ọ̀dọ̀ wa. Ẹ tún gbìyànjú, tàbí ẹ pe 112. (Your answer has not reached us.)',
    notThere: 'Ìdáhùn yín KÒ TÍÌ dé ọ̀dọ̀ wa. (NOT sent)',
    notThereText: 'Yóò lọ fúnra rẹ̀ nígbà tí nẹ́tíwọ̀kì bá wà. Bí ẹ bá nílò ìrànlọ́wọ́ báyìí, ẹ pè.',
    over: 'Ewu ti kọjá. A kò bi ẹnikẹ́ni mọ́. (All clear.)',
    back: 'Padà sí Gida',
    lastWords: 'Ìdánwò ni èyí. Nínú ìkìlọ̀ gidi, orí ojú ìwé yìí máa ń pupa, kò sì ní ọ̀rọ̀ náà Ìdánwò.',
  },
  banner: {
    asked: (title: string) => `Ìkìlọ̀: ${title}`,
    drill: (title: string) => `Ìdánwò: ${title}`,
    open: 'Dáhùn',
    lead: 'Ṣí pátákó ìtọ́jú',
    answered: (state: string) => `Ẹ dáhùn: ${state}.`,
  },
} satisfies Words<typeof english>
