/** Words of the ground under every screen: failures of the network. */
export const platform = {
  failed: 'That did not work. Try again.',
  noNetwork: 'No network. Check your connection, then try again.',
  tooLong: 'The server took too long to answer. Try again.',
  unknown: 'We got no answer, so we do not know whether it was done. Check before you try again.',
  unreadable: 'We could not read the answer. Try again.',
  tooMany: (wait: string) => `Too many tries. Wait ${wait}, then try again.`,
  wait: {
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  },
  old: {
    title: 'This may have changed.',
    text: (when: string) => `You see what was here at ${when}.`,
  },
  oneEstate: 'One estate',
  reference: (status: number, request: string | null) =>
    request ? `Error ${status} · request ${request}` : `Error ${status}`,
} as const
