import type { unsent as english } from '../en/unsent.ts'
import type { Words } from '../words.ts'

export const unsent = {
  title: 'A fita a goge abin da ba a aika ba?',
  text: 'Wannan yana kan wannan na’urar kaɗai. Zai tafi da kansa idan sabis ya dawo; fita zai goge shi.',
  things: {
    messages: (count: number) => (count === 1 ? 'saƙo 1' : `saƙonni ${count}`),
    reports: (count: number) => (count === 1 ? 'rahoton lalacewa 1' : `rahotannin lalacewa ${count}`),
    findings: (count: number) =>
      count === 1 ? 'bayani 1 na rahoton yanayin gida' : `bayanai ${count} na rahoton yanayin gida`,
    photos: (count: number) => (count === 1 ? 'hoton aiki 1' : `hotunan aiki ${count}`),
    answers: (count: number) => (count === 1 ? 'amsar taro 1' : `amsoshin taro ${count}`),
    alarms: (count: number) => (count === 1 ? 'amsar gargaɗi 1' : `amsoshin gargaɗi ${count}`),
    notes: (count: number) => (count === 1 ? 'bayani 1 ga ofis' : `bayanai ${count} ga ofis`),
    work_notes: (count: number) => (count === 1 ? 'bayanin aiki 1' : `bayanan aiki ${count}`),
    readings: (count: number) => (count === 1 ? 'karatun mita 1' : `karatun mita ${count}`),
    cash: (count: number) =>
      count === 1
        ? 'Kuɗin hannu da aka karɓa sau 1, wanda ba ya cikin littafi tukuna'
        : `Kuɗin hannu da aka karɓa sau ${count}, wanda ba ya cikin littafi tukuna`,
  },
  files: (count: number) =>
    count === 1 ? 'hoto ko fayil 1 tare da su' : `hotuna ko fayiloli ${count} tare da su`,
  leave: 'Fita a goge',
  stay: 'Kada a fita',
} satisfies Words<typeof english>
