export const unsent = {
  title: 'Sign out and delete unsent items?',
  text: 'This is only on this device. It is sent when there is network; signing out deletes it.',
  things: {
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    reports: (count: number) => (count === 1 ? '1 fault report' : `${count} fault reports`),
    findings: (count: number) =>
      count === 1 ? '1 condition report entry' : `${count} condition report entries`,
    photos: (count: number) => (count === 1 ? '1 task photo' : `${count} task photos`),
    answers: (count: number) => (count === 1 ? '1 meeting reply' : `${count} meeting replies`),
    alarms: (count: number) => (count === 1 ? '1 alarm reply' : `${count} alarm replies`),
    notes: (count: number) => (count === 1 ? '1 note for the office' : `${count} notes for the office`),
    work_notes: (count: number) => (count === 1 ? '1 work note' : `${count} work notes`),
    readings: (count: number) => (count === 1 ? '1 meter reading' : `${count} meter readings`),
    cash: (count: number) =>
      count === 1
        ? 'Cash taken once, not yet in the accounts'
        : `Cash taken ${count} times, not yet in the accounts`,
  },
  files: (count: number) => (count === 1 ? '1 attached photo or file' : `${count} attached photos or files`),
  leave: 'Sign out and delete',
  stay: 'Stay signed in',
}
