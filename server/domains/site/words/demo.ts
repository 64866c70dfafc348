/** Texts of the demo pages. */
export const demo = {
  title: 'Try the demo',
  description: 'Look around in Gida as a manager, landlord, agent or tenant, without an account.',
  try: 'Try the demo',
  intro: (hours: number) =>
    `A copy of our demo estates, just for you, without an account. Change what you like: no money moves, nobody gets a message, and it is erased after ${hours} hours.`,
  whom: 'Choose a role to look around as',
  roles: {
    manager: ['Manager', 'Three estates, 120 homes, and who is late'],
    landlord: ['Landlord', 'A property, its rents and the payouts'],
    agent: ['Agent', 'The homes that an agent looks after'],
    tenant: ['Tenant', 'What is owed, Pay, and the receipt'],
  },
  opening: 'Opening your demo',
  wait: 'One moment.',
  noScript: 'Gida needs JavaScript. Turn it on for this page, then reload it.',
  other: 'Another role in the same copy',
  until: (when: string) => `Your copy is erased at ${when} at the latest.`,
  leave: 'Leave and erase it now',
  over: 'Your demo is over, and everything in it was erased. You can open another one.',
  leaveKey: 'Leave and keep the copy for your key',
  key: {
    title: 'Open the copy of a test key',
    intro:
      'Open it in this browser as the manager of its demo, to set up webhooks and see what your program did.',
    label: 'Your test key',
    open: 'Open it',
  },
  faults: {
    API_KEY_INVALID: 'This is not a test key, or it has expired. Create another one in Settings, Developers.',
    SANDBOXES_OFF: 'There is no demo here. Open an account instead: looking around costs nothing.',
    SANDBOXES_NOT_READY: 'The demo is just being prepared. Try again in a few minutes.',
    SANDBOXES_FULL: 'The demo is full at the moment. Try again in an hour.',
    PROVIDER_UNAVAILABLE: 'The demo cannot be opened right now. Try again in a few minutes.',
    TOO_MANY_REQUESTS: 'You have opened several demos this hour. Try again later.',
    PERMISSION_DENIED: 'Open the demo from this page.',
  },
} as const

export type DemoRole = keyof typeof demo.roles
export type DemoFault = keyof typeof demo.faults
