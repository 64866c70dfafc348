import type { told as english } from '../en/told.ts'
import type { Words } from '../words.ts'

export const told = {
  from: (who: string, place: string | null) => (place ? `${who}, ${place}` : who),
  missing: 'Kò sí ìránṣẹ́ yìí, tàbí kì í ṣe fún yín.',
  loading: 'Ó ń ṣí…',
  reply: 'Dá ọ́fíìsì lóhùn',
} satisfies Words<typeof english>
