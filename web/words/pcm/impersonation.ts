import type { impersonation as english } from '../en/impersonation.ts'
import type { Words } from '../words.ts'

export const impersonation = {
  title: (name: string) => `You dey see Gida as ${name}.`,
  text: ({ why, left }: { why: string; left: number }) =>
    `Read only · ${why} · ${left === 1 ? '1 minute' : `${left} minutes`} remain · everything dey for the log`,
  byConsent: 'the person gree',
  because: (reason: string) => `reason: ${reason}`,
  stop: 'Stop',
  lost: 'Logout, then login again as yourself.',
  card: {
    title: 'Access for support',
    loading: 'Access for support dey load...',
    note: 'For 24 hours one super admin of Gida fit see wetin you dey see, to help you. Dem no fit change anything; chat, papers, files and bank accounts go close for dem. (They can change nothing.)',
    off: 'Off',
    until: (when: string) => `E dey open till ${when}`,
    allow: 'Allow am for 24 hours',
    allowing: 'E dey open…',
    allowed: 'Support fit look inside for 24 hours.',
    revoke: 'Take am back',
    revoking: 'We dey take am back…',
    revoked: 'Support no fit look inside again.',
    looks: 'Who look inside',
    nobody: 'Nobody don look inside.',
    consented: 'You gree',
    look: (name: string) => `${name}, Gida support`,
    running: 'Now',
  },
} satisfies Words<typeof english>
