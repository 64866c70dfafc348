import type { platform as english } from '../en/platform.ts'
import type { Words } from '../words.ts'

export const platform = {
  failed: 'That one no work. Try again.',
  noNetwork: 'Network no dey. Check your connection, then try again.',
  tooLong: 'The server take too long to answer. Try again.',
  unknown: 'Answer no come, so we no know whether e don happen. Check before you try again.',
  unreadable: 'We no fit read the answer. Try again.',
  tooMany: (wait: string) => `You don try too much. Wait ${wait}, then try again.`,
  wait: {
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  },
  old: {
    title: 'This one fit don change.',
    text: (when: string) => `You dey see wetin dey here by ${when}.`,
  },
  oneEstate: 'One estate',
  reference: (status: number, request: string | null) =>
    request ? `Error ${status} · request ${request}` : `Error ${status}`,
} satisfies Words<typeof english>
