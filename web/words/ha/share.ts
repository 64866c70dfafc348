import type { share as english } from '../en/share.ts'
import type { Words } from '../words.ts'

export const share = {
  title: 'Na biya',
  note: 'Ofis zai gan shi nan take. Rasit zai zo idan an ga kuɗin a asusun.',
  close: 'Rufe',
  office: 'Zuwa wane ofis',
  content: 'Abin da banki ya ce',
  paid: 'Na biya.',
  missing: 'Ku rubuta abin da banki ya ce, ko ku ƙara hotonsa.',
  save: 'Aika wa ofis',
  saving: 'Ana aikawa…',
  throwAway: 'Zubar da shi',
  offlineTitle: 'Babu sabis.',
  offline: 'Abin da kuka raba yana kan wannan wayar har sai kun aika.',
} satisfies Words<typeof english>
