import type { paperCheck as english } from '../en/paper-check.ts'
import type { Words } from '../words.ts'

export const paperCheck = {
  title: 'Yẹ ìwé tí a buwọ́ lù tàbí àkójọ ẹ̀rí wò',
  brand: 'Gida',
  intro:
    'Ẹ yan PDF tàbí zip tí wọ́n fi ránṣẹ́ sí yín. Orí ẹ̀rọ yìí nìkan la ti ń kà á, kì í kúrò níbẹ̀: àmì ìdánimọ̀ rẹ̀ nìkan la ń béèrè.',
  label: 'Fáìlì náà (PDF tàbí zip)',
} satisfies Words<typeof english>
