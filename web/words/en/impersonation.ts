/** While a super admin sees Gida as somebody else, and how that person allows it. */
export const impersonation = {
  title: (name: string) => `Viewing Gida as ${name}.`,
  text: ({ why, left }: { why: string; left: number }) =>
    `Read only · ${why} · ${left === 1 ? '1 minute' : `${left} minutes`} left · everything is logged`,
  byConsent: 'with their consent',
  because: (reason: string) => `reason: ${reason}`,
  stop: 'Stop',
  lost: 'Sign out, then sign in again as yourself.',

  card: {
    title: 'Access for support',
    loading: 'Loading access for support...',
    note: 'For 24 hours a super admin of Gida may see what you see, to help you. They can change nothing; chat, papers, files and bank accounts stay closed.',
    off: 'Off',
    until: (when: string) => `Allowed until ${when}`,
    allow: 'Allow for 24 hours',
    allowing: 'Allowing…',
    allowed: 'Support may look in for 24 hours.',
    revoke: 'Withdraw',
    revoking: 'Withdrawing…',
    revoked: 'Support can no longer look in.',
    looks: 'Who looked in',
    nobody: 'Nobody has looked in.',
    consented: 'With your consent',
    look: (name: string) => `${name}, Gida support`,
    running: 'Now',
  },
}
