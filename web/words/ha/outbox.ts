import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  state: {
    waiting: 'Ana jiran sabis',
    sending: 'Ana aikawa…',
    unsure: 'Ba a tabbatar ba tukuna, ana sake gwadawa',
    refused: 'Ba a aika ba',
  },
  writtenAt: (time: string) => `an rubuta ${time}`,
  retry: 'Sake gwadawa',
  drop: 'Goge',
} satisfies Words<typeof english>
