import type { installing as english } from '../en/installing.ts'
import type { Words } from '../words.ts'

export const installing = {
  text: 'Debe Gida n’ihu ekwentị gị?',
  note: 'Ọ na-emepe ngwa ngwa, risiti gị na-emepekwa na-enweghị netwọk.',
  action: 'Tinye ya',
} satisfies Words<typeof english>
