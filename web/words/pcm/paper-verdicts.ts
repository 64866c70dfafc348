import type { paperVerdicts as english } from '../en/paper-verdicts.ts'
import type { Words } from '../words.ts'

export const paperVerdicts = {
  checking: 'We dey check the seal…',
  fingerprint: 'The SHA-256',
  sealedAt: 'When dem seal am (Lagos)',
  alteredFiles: 'No be as dem make am',
  states: {
    GENUINE: {
      title: 'Original (Genuine)',
      note: 'Everybody don sign this paper, na here dem seal am, and nothing for inside don change since.',
    },
    OFFLINE: {
      title: 'The seal correct (The seal is right)',
      note: 'Na our key make am and e match this file. Ask again when network dey, to compare am with our record.',
    },
    ALTERED: {
      title: 'Dem change am (Altered)',
      note: 'This file carry our seal, but e no be as dem seal am. No trust am; ask for the paper again.',
    },
    BUNDLE_GENUINE: {
      title: 'Original bundle (Genuine bundle)',
      note: 'Na here dem make this evidence bundle, and nothing for inside don change since.',
    },
    BUNDLE_ALTERED: {
      title: 'Dem change the bundle (Altered bundle)',
      note: 'Na here dem make this evidence bundle, but e no be as dem make am. No trust am; ask for am again.',
    },
    SENT: {
      title: 'No be everybody don sign (Not signed by all)',
      note: 'Na the paper as dem send am for signing be this. E never complete, and e never bind anybody.',
    },
    OVER: {
      title: 'Dem no sign am (Not signed)',
      note: 'Dem send this paper for signing, but person decline, dem take am back, or time pass. E no bind anybody.',
    },
    UNKNOWN: {
      title: 'No be our own (Not ours)',
      note: 'None of our keys seal this file, we never send am for signing, and e no be our evidence bundle.',
    },
    UNREADABLE: { title: 'We no fit read am', note: 'This device no fit read the file. Choose am again.' },
  },
} satisfies Words<typeof english>
