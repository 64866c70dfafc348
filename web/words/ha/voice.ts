import type { voice as english } from '../en/voice.ts'
import type { Words } from '../words.ts'

export const voice = {
  record: 'Ɗauki saƙon murya',
  recording: (time: string) => `Ana ɗauka, ${time}`,
  ready: (time: string) => `Saƙon murya, ${time}`,
  stop: 'Tsayar da ɗauka',
  play: (time: string) => `Saurari saƙon murya, ${time}`,
  pause: 'Dakata',
  drop: 'Goge abin da aka ɗauka',
  send: 'Aika saƙon murya',
  denied: 'Ba a iya amfani da makirufo ba. Ku ba da izini a saitunan burauzarku.',
} satisfies Words<typeof english>
