/** The app on a device, apart from its screens. */
export const offline = {
  /** In place of the browser's own page, where there is no network and nothing of Gida is kept. */
  page: {
    title: 'No network yet',
    text: 'This page is not saved on this phone. Move to where there is a signal. What you opened in Gida before is still there.',
    again: 'Try again',
    home: 'Open saved pages',
  },
  /** Shown by the phone when the network is back and no page of Gida is open. */
  waits: { title: 'Network is back', body: 'Open Gida to send what is waiting on this phone.' },
  newVersion: {
    text: 'A new version is ready.',
    note: 'It does not affect what you are writing.',
    action: 'Update',
  },
} as const
