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
  },
  files: (count: number) =>
    count === 1 ? 'hoto ko fayil 1 tare da su' : `hotuna ko fayiloli ${count} tare da su`,
  leave: 'Fita a goge',
  stay: 'Kada a fita',
} satisfies Words<typeof english>
