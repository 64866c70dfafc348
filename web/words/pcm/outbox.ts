import type { outbox as english } from '../en/outbox.ts'
import type { Words } from '../words.ts'

export const outbox = {
  state: {
    waiting: 'E dey wait for network',
    sending: 'E dey go…',
    unsure: 'We never sure, we dey try am again',
    refused: 'E no go',
  },
  writtenAt: (time: string) => `you write am ${time}`,
  retry: 'Try again',
  drop: 'Delete',
} satisfies Words<typeof english>
