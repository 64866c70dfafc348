import type { told as english } from '../en/told.ts'
import type { Words } from '../words.ts'

export const told = {
  from: (who: string, place: string | null) => (place ? `${who}, ${place}` : who),
  missing: 'Ozi a adịghị, ma ọ bụ na ọ bụghị nke gị.',
  loading: 'Ọ na-emepe…',
  reply: 'Zaa ọfịs',
} satisfies Words<typeof english>
