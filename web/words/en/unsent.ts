export const unsent = {
  title: 'Sign out and delete what is not sent?',
  text: 'This is on this device alone. It goes by itself when there is network; signing out deletes it.',
  things: {
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    reports: (count: number) => (count === 1 ? '1 report of a fault' : `${count} reports of faults`),
    findings: (count: number) =>
      count === 1 ? '1 entry of a condition report' : `${count} entries of condition reports`,
    photos: (count: number) => (count === 1 ? '1 photo of a task' : `${count} photos of tasks`),
    answers: (count: number) => (count === 1 ? '1 answer to a meeting' : `${count} answers to meetings`),
    alarms: (count: number) => (count === 1 ? '1 answer to an alarm' : `${count} answers to alarms`),
    notes: (count: number) => (count === 1 ? '1 note for the office' : `${count} notes for the office`),
    work_notes: (count: number) => (count === 1 ? '1 note of the work' : `${count} notes of the work`),
    readings: (count: number) => (count === 1 ? '1 reading of a meter' : `${count} readings of meters`),
    cash: (count: number) =>
      count === 1
        ? 'Cash taken once, which is in no book yet'
        : `Cash taken ${count} times, which is in no book yet`,
  },
  files: (count: number) =>
    count === 1 ? '1 photo or file with them' : `${count} photos or files with them`,
  leave: 'Sign out and delete',
  stay: 'Stay signed in',
}
