import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'

export const offline = {
  page: {
    title: 'Network never dey',
    text: 'This page no dey kept for this phone. Move go where network dey. Wetin you don see for Gida before still dey.',
    again: 'Try again',
    home: 'Open wetin dey kept',
  },
  waits: { title: 'Network don come back', body: 'Open Gida make e send wetin dey wait for this phone.' },
  newVersion: {
    text: 'New version don ready.',
    note: 'E no go touch anything wey you dey write.',
    action: 'Update',
  },
} satisfies Words<typeof english>
