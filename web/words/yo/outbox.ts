import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  state: {
    waiting: 'Ó ń dúró de nẹ́tíwọ̀kì',
    sending: 'Ó ń lọ…',
    unsure: 'Kò tíì dájú, a tún ń gbìyànjú',
    refused: 'Kò lọ',
  },
  writtenAt: (time: string) => `a kọ ọ́ ní ${time}`,
  retry: 'Tún gbìyànjú',
  drop: 'Pa á rẹ́',
} satisfies Words<typeof english>
