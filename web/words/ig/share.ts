import type { share as english } from '../en/share.ts'
import type { Words } from '../words.ts'

export const share = {
  title: 'Akwụọla m ụgwọ',
  note: 'Ọfịs ga-ahụ ya ozugbo. Risiti ga-abịa mgbe a hụrụ ego ahụ n’akaụntụ.',
  close: 'Mechie',
  office: 'Kedu ọfịs',
  content: 'Ihe ụlọ akụ kwuru',
  paid: 'Akwụọla m ụgwọ.',
  missing: 'Dee ihe ụlọ akụ kwuru, ma ọ bụ tinye foto ya.',
  save: 'Zipuru ọfịs',
  saving: 'Ọ na-aga…',
  throwAway: 'Tufuo ya',
  offlineTitle: 'Enweghị netwọk.',
  offline: 'Ihe ị kesara dị n’ekwentị a ruo mgbe ị zipụrụ ya.',
} satisfies Words<typeof english>
