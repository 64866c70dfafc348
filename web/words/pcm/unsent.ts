import type { unsent as english } from '../en/unsent.ts'
import type { Words } from '../words.ts'

export const unsent = {
  title: 'Logout and delete wetin never go?',
  text: 'This one dey for this phone only. E go go by itself when network dey; if you logout, e go delete.',
  things: {
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    reports: (count: number) => (count === 1 ? '1 report of wetin spoil' : `${count} reports of wetin spoil`),
    findings: (count: number) =>
      count === 1 ? '1 entry for condition report' : `${count} entries for condition report`,
    photos: (count: number) => (count === 1 ? '1 picture of work' : `${count} pictures of work`),
    answers: (count: number) => (count === 1 ? '1 answer to meeting' : `${count} answers to meetings`),
    alarms: (count: number) => (count === 1 ? '1 answer to alarm' : `${count} answers to alarms`),
    notes: (count: number) => (count === 1 ? '1 note for office' : `${count} notes for office`),
    work_notes: (count: number) => (count === 1 ? '1 note about work' : `${count} notes about work`),
    readings: (count: number) => (count === 1 ? '1 meter reading' : `${count} meter readings`),
    cash: (count: number) =>
      count === 1
        ? 'Cash wey you collect 1 time, wey never enter book'
        : `Cash wey you collect ${count} times, wey never enter book`,
  },
  files: (count: number) =>
    count === 1 ? '1 picture or file dey with them' : `${count} pictures or files dey with them`,
  leave: 'Logout and delete',
  stay: 'No logout',
} satisfies Words<typeof english>
