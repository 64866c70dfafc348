import type { stepUp as english } from '../en/step-up.ts'
import type { Words } from '../words.ts'

export const stepUp = {
  title: 'Ẹ jẹ́rìí pé ẹ̀yin ni',
  note: 'Èyí ń yí ohun pàtàkì padà. Ẹ kọ kóòdù láti áàpù ìjẹ́rìí yín, tàbí kóòdù ìgbàpadà.',
  label: 'Kóòdù',
  submit: 'Jẹ́rìí',
  busy: 'A ń yẹ̀ ẹ́ wò…',
  cancel: 'Fagilé',
  missing: 'Ẹ kọ kóòdù náà',
} satisfies Words<typeof english>
