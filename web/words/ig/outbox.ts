import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  sign: (count: number) => (count === 1 ? 'Ihe 1 na-eche ịga' : `Ihe ${count} na-eche ịga`),
  kinds: {
    messages: 'Ozi',
    reports: 'Akụkọ ihe mebiri',
    findings: 'Akụkọ ọnọdụ ụlọ',
    photos: 'Foto ọrụ',
    answers: 'Azịza nzukọ',
    alarms: 'Azịza mkpu',
    notes: 'Ndetu maka ụlọ ọrụ',
    work_notes: 'Ndetu ọrụ',
    readings: 'Ọgụgụ mita',
    cash: 'Ego aka e nwetara',
  },
  noNetwork: 'Ọ na-echere netwọk',
  state: {
    waiting: 'Ọ na-echere netwọk',
    sending: 'Ọ na-aga…',
    unsure: 'O dochabeghị anya, a na-anwa ọzọ',
    refused: 'O zipụghị',
    sent: 'O zipụla',
  },
  groups: { refused: 'O zipụghị', waiting: 'Ọ na-eche', sent: 'O zipụrụ taa' },
  files: (count: number) => (count === 1 ? 'faịlụ 1' : `faịlụ ${count}`),
  writtenAt: (time: string) => `e dere ya ${time}`,
  retry: 'Nwaa ọzọ',
  drop: 'Hichapụ',
  sentAt: (time: string) => `o zipụrụ ${time}`,
  sendNow: 'Zipụ ugbu a',
  open: 'Mepee',
  edit: 'Gbanwee ya',
  dropped: 'E hichapụla ya',
  undo: 'Weghachi ya',
  none: 'Ihe niile agala',
  noneText: 'Ihe i dere mgbe netwọk na-adịghị na-eche ebe a, ọ ga-aga n’onwe ya.',
  kept: 'E debere ya n’ekwentị a. Ọ ga-aga n’onwe ya mgbe netwọk dị.',
  rules:
    'A na-edebe ya n’ekwentị a ụbọchị 30, ma i mechie ngwa ahụ. Ịkwụ ụgwọ site na kaadị ma ọ bụ nnyefe anaghị eche ebe a, ka ị mara ebe ego gị dị.',
  tooOld: 'O cherela ụbọchị 30, ya mere ọ gaghị aga n’onwe ya ọzọ. Zipụ ya ugbu a, ma ọ bụ hichapụ ya.',
  full: {
    title: 'Ekwentị a ejula',
    text: 'Ihe i dere dị naanị mgbe peeji a meghere. Hapụ ya ka o meghee ruo mgbe o zipụrụ, ma ọ bụ mee ohere dee ya ọzọ.',
  },
} satisfies Words<typeof english>
