import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'

export const offline = {
  page: {
    title: 'Netwọk adịbeghị',
    text: 'E chekwaghị peeji a n’ekwentị a. Gaa ebe netwọk dị. Ihe ị hụrụ na Gida na mbụ ka dị.',
    again: 'Nwaa ọzọ',
    home: 'Mepee ihe e chekwara',
  },
  waits: { title: 'Netwọk alọtala', body: 'Mepee Gida ka e zipụ ihe na-echere n’ekwentị a.' },
  newVersion: {
    text: 'Ụdị ọhụrụ adịla njikere.',
    note: 'Ọ gaghị emetụ ihe ị na-ede.',
    action: 'Melite',
  },
} satisfies Words<typeof english>
