import type { impersonation as english } from '../en/impersonation.ts'
import type { Words } from '../words.ts'

export const impersonation = {
  title: (name: string) => `Ị na-ahụ Gida dị ka ${name}.`,
  text: ({ why, left }: { why: string; left: number }) =>
    `Naanị ịgụ · ${why} · o fọrọ nkeji ${left} · ihe niile dị na ndekọ`,
  byConsent: 'o kwetara',
  because: (reason: string) => `ihe kpatara ya: ${reason}`,
  stop: 'Kwụsị',
  lost: 'Pụọ, wee banye ọzọ dị ka onwe gị.',
  card: {
    title: 'Ikike ndị enyemaka',
    loading: 'Ikike ndị enyemaka na-emepe...',
    note: 'Ruo awa 24, otu onye isi nlekọta Gida nwere ike ịhụ ihe ị na-ahụ, iji nyere gị aka. O nweghị ihe ọ ga-agbanwe; mkparịta ụka, akwụkwọ, faịlụ na akaụntụ ụlọ akụ mechiri emechi. (They can change nothing.)',
    off: 'E mechiri ya',
    until: (when: string) => `E kwere ya ruo ${when}`,
    allow: 'Kwere ya ruo awa 24',
    allowing: 'Ọ na-emepe…',
    allowed: 'Ndị enyemaka nwere ike ile anya ruo awa 24.',
    revoke: 'Weghachi ya',
    revoking: 'Anyị na-eweghachi ya…',
    revoked: 'Ndị enyemaka enwezighị ike ile anya.',
    looks: 'Onye lere anya',
    nobody: 'O nweghị onye lere anya.',
    consented: 'I kwetara',
    look: (name: string) => `${name}, onye enyemaka Gida`,
    running: 'Ugbu a',
  },
} satisfies Words<typeof english>
