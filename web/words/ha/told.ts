import type { told as english } from '../en/told.ts'
import type { Words } from '../words.ts'

export const told = {
  from: (who: string, place: string | null) => (place ? `${who}, ${place}` : who),
  missing: 'Babu wannan saƙon, ko ba naku ba ne.',
  loading: 'Ana buɗewa…',
  reply: 'Amsa wa ofis',
} satisfies Words<typeof english>
