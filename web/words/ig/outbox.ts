import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  state: {
    waiting: 'Ọ na-echere netwọk',
    sending: 'Ọ na-aga…',
    unsure: 'O dochabeghị anya, a na-anwa ọzọ',
    refused: 'O zipụghị',
  },
  writtenAt: (time: string) => `e dere ya ${time}`,
  retry: 'Nwaa ọzọ',
  drop: 'Hichapụ',
} satisfies Words<typeof english>
