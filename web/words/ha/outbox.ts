import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  sign: (count: number) => (count === 1 ? 'Abu 1 yana jiran aikawa' : `Abubuwa ${count} suna jiran aikawa`),
  kinds: {
    messages: 'Saƙo',
    reports: 'Rahoton lalacewa',
    findings: 'Rahoton yanayin gida',
    photos: 'Hoton aiki',
    answers: 'Amsar taro',
    alarms: 'Amsar gargaɗi',
    notes: 'Bayani ga ofis',
    work_notes: 'Bayanin aiki',
    readings: 'Karatun mita',
    cash: 'Kuɗin hannu da aka karɓa',
  },
  noNetwork: 'Ana jiran sabis',
  state: {
    waiting: 'Ana jiran sabis',
    sending: 'Ana aikawa…',
    unsure: 'Ba a tabbatar ba tukuna, ana sake gwadawa',
    refused: 'Ba a aika ba',
    sent: 'An aika',
  },
  groups: { refused: 'Ba a aika ba', waiting: 'Suna jira', sent: 'An aika a yau' },
  files: (count: number) => (count === 1 ? 'fayil 1' : `fayiloli ${count}`),
  writtenAt: (time: string) => `an rubuta ${time}`,
  retry: 'Sake gwadawa',
  drop: 'Goge',
  sentAt: (time: string) => `an aika ${time}`,
  sendNow: 'Aika yanzu',
  open: 'Buɗe',
  edit: 'Gyara',
  dropped: 'An goge',
  undo: 'Mayar da shi',
  none: 'An aika komai',
  noneText: 'Abin da kuka rubuta ba tare da sabis ba yana jira a nan, kuma yana tafiya da kansa.',
  kept: 'An ajiye a wannan wayar. Zai tafi da kansa idan sabis ya dawo.',
  rules:
    'Ana ajiyewa a wannan wayar na kwanaki 30, ko da kun rufe manhajar. Biyan kuɗi ta kati ko turawa ba ya jira a nan, don ku san inda kuɗinku yake.',
  tooOld: 'Ya yi kwanaki 30 yana jira, don haka ba zai tafi da kansa ba kuma. Ku aika yanzu, ko ku goge.',
  full: {
    title: 'Wannan wayar ta cika',
    text: 'Abin da kuka rubuta yana nan ne kawai yayin da shafin yake buɗe. Ku bar shi a buɗe har sai an aika, ko ku yi wuri ku sake rubutawa.',
  },
} satisfies Words<typeof english>
