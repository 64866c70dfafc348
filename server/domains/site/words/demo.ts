/** Texts of the demo pages. */
export const demo = {
  title: 'Try the demo',
  description: 'Look around in Gida as a manager, landlord, agent or tenant, without an account.',
  try: 'Try the demo',
  intro: (hours: number) =>
    `A copy of our demo estates, for you alone and without an account. Change what you like: no money moves, nobody is written to, and after ${hours} hours it is erased.`,
  whom: 'As whom do you want to look around?',
  roles: {
    manager: ['Manager', 'Three estates, 120 homes, and who is late'],
    landlord: ['Landlord', 'A property, its rents and the payouts'],
    agent: ['Agent', 'The homes that an agent looks after'],
    tenant: ['Tenant', 'What is owed, Pay, and the receipt'],
  },
  opening: 'Opening your demo',
  wait: 'One moment.',
  noScript: 'Gida itself needs JavaScript. Switch it on for this page and load it again.',
  other: 'Another role in the same copy',
  until: (when: string) => `Your copy is erased at ${when} at the latest.`,
  leave: 'Leave and erase it now',
  over: 'Your demo is over, and everything in it was erased. You can open another one.',
  leaveKey: 'Leave. The copy stays for your key',
  key: {
    title: 'Open the copy of a test key',
    intro:
      'As the manager of its demo, in this browser: to set up webhooks, and to see what your program did.',
    label: 'Your test key',
    open: 'Open it',
  },
  faults: {
    API_KEY_INVALID: 'This is no test key, or it has ended. Make another one in Settings, Developers.',
    SANDBOXES_OFF: 'There is no demo here. Open an account instead: looking around costs nothing.',
    SANDBOXES_NOT_READY: 'The demo is just being prepared. Try again in a few minutes.',
    SANDBOXES_FULL: 'As many people as we have room for are in the demo now. Try again in an hour.',
    PROVIDER_UNAVAILABLE: 'The demo cannot be opened at this moment. Try again in a few minutes.',
    TOO_MANY_REQUESTS: 'You have opened several demos in this hour. Come again later.',
    PERMISSION_DENIED: 'Open the demo from this page.',
  },
} as const

export type DemoRole = keyof typeof demo.roles
export type DemoFault = keyof typeof demo.faults
