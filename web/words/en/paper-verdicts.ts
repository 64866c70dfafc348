/** What the page that checks sealed papers says of one. */
export const paperVerdicts = {
  checking: 'Checking the seal…',
  fingerprint: 'Its SHA-256',
  sealedAt: 'Sealed (Lagos)',
  alteredFiles: 'Altered files',
  states: {
    GENUINE: {
      title: 'Genuine',
      note: 'Everyone has signed this paper, it was sealed here, and not a byte of it has changed since.',
    },
    OFFLINE: {
      title: 'The seal is right',
      note: 'It was made with our key and fits this file. Check again with a network to compare it with our records.',
    },
    ALTERED: {
      title: 'Altered',
      note: 'This file bears our seal, but it is not as it was sealed. Do not rely on it, and ask for a new copy.',
    },
    BUNDLE_GENUINE: {
      title: 'Genuine bundle',
      note: 'This evidence bundle was made here, and not a byte of it has changed since.',
    },
    BUNDLE_ALTERED: {
      title: 'Altered bundle',
      note: 'This evidence bundle was made here, but it has changed since. Do not rely on it, and ask for a new copy.',
    },
    SENT: {
      title: 'Not signed by all',
      note: 'This is the paper as it was sent to be signed. It is not complete, and binds nobody yet.',
    },
    OVER: {
      title: 'Not signed',
      note: 'This paper was sent to be signed, and was declined, withdrawn, or not signed in time. It binds nobody.',
    },
    UNKNOWN: {
      title: 'Not ours',
      note: 'None of our keys sealed this file, we never sent it to be signed, and it is not an evidence bundle of ours.',
    },
    UNREADABLE: { title: 'Not read', note: 'The file could not be read on this device. Choose it again.' },
  },
} as const
export type PaperState = keyof typeof paperVerdicts.states
