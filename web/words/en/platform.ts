/** Words of the ground under every screen: failures of the network. */
export const platform = {
  failed: 'That did not work. Try again.',
  noNetwork: 'No network. Check your connection, then try again.',
  tooLong: 'The server took too long to answer. Try again.',
  unknown: 'No answer came, so we do not know whether it was done. Check before you try again.',
  unreadable: 'The answer could not be read. Try again.',
  tooMany: (seconds: number) => `Too many tries. Wait ${waitInWords(seconds)}, then try again.`,
  old: {
    title: 'This may have changed.',
    text: (when: string) => `You see what was here at ${when}.`,
  },
  oneEstate: 'One estate',
  reference: (status: number, request: string | null) =>
    request ? `Error ${status} · request ${request}` : `Error ${status}`,
} as const

/** `40` → `40 seconds`, `90` → `2 minutes`, `5400` → `2 hours`: rounded up, so that the wait is long enough. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return count(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
