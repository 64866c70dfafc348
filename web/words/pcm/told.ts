import type { told as english } from '../en/told.ts'
import type { Words } from '../words.ts'

export const told = {
  from: (who: string, place: string | null) => (place ? `${who}, ${place}` : who),
  missing: 'This message no dey, or e no be for you.',
  loading: 'E dey load…',
  reply: 'Answer the office here',
} satisfies Words<typeof english>
