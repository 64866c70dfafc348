import type { unsent as english } from '../en/unsent.ts'
import type { Words } from '../words.ts'

export const unsent = {
  title: 'Ị ga-apụ ma hichapụ ihe ezipụbeghị?',
  text: 'Naanị n’ekwentị a ka nke a dị. Ọ ga-aga n’onwe ya mgbe netwọk dị; ịpụ ga-ehichapụ ya.',
  things: {
    messages: (count: number) => (count === 1 ? 'ozi 1' : `ozi ${count}`),
    reports: (count: number) => (count === 1 ? 'mkpesa ihe mebiri 1' : `mkpesa ihe mebiri ${count}`),
    findings: (count: number) => (count === 1 ? 'ndekọ 1 nke ọnọdụ ụlọ' : `ndekọ ${count} nke ọnọdụ ụlọ`),
    photos: (count: number) => (count === 1 ? 'foto ọrụ 1' : `foto ọrụ ${count}`),
    answers: (count: number) => (count === 1 ? 'azịza nzukọ 1' : `azịza nzukọ ${count}`),
    alarms: (count: number) => (count === 1 ? 'azịza mkpu 1' : `azịza mkpu ${count}`),
    notes: (count: number) => (count === 1 ? 'ndetu 1 maka ụlọ ọrụ' : `ndetu ${count} maka ụlọ ọrụ`),
    work_notes: (count: number) => (count === 1 ? 'ndetu ọrụ 1' : `ndetu ọrụ ${count}`),
    readings: (count: number) => (count === 1 ? 'ọgụgụ mita 1' : `ọgụgụ mita ${count}`),
    cash: (count: number) =>
      count === 1
        ? 'Ego aka e nwetara ugboro 1, nke na-adịbeghị n’akwụkwọ'
        : `Ego aka e nwetara ugboro ${count}, nke na-adịbeghị n’akwụkwọ`,
  },
  files: (count: number) =>
    count === 1 ? 'foto ma ọ bụ faịlụ 1 so ha' : `foto ma ọ bụ faịlụ ${count} so ha`,
  leave: 'Pụọ ma hichapụ',
  stay: 'Apụla',
} satisfies Words<typeof english>
