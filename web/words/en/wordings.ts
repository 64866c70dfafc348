import { titles } from './titles.ts'

/** What people propose for the languages of the app, and what the platform does with it. */
export const wordings = {
  title: titles.wordings,
  note: 'From people who speak the languages. Accepted proposals change the app with the next release.',
  noun: 'proposals',
  loading: 'Loading proposals...',
  show: 'Which proposals',
  shows: { OPEN: 'Waiting', DECIDED: 'Decided' },
  columns: { text: 'Text', proposed: 'Proposed', by: 'By', state: 'Status' },
  states: { OPEN: 'Waiting', ACCEPTED: 'Accepted', DECLINED: 'Declined' },
  now: (text: string) => `Now: ${text}`,
  why: (text: string) => `Why: ${text}`,
  decided: (by: string, when: string) => `By ${by}, ${when}`,
  reason: (text: string) => `Reason: ${text}`,
  actionsFor: (text: string) => `Actions for ${text}`,
  empty: 'No proposals waiting',
  emptyNote:
    'Anyone using Gida in a language other than English can propose wording under Settings, Appearance.',
  emptyDecided: 'Nothing has been decided yet',
  csv: 'Accepted, as CSV',
  accepting: {
    action: 'Accept',
    title: (text: string) => `Accept “${text}”?`,
    note: 'It is marked for the next release. The text itself is changed in the code, from the table of accepted proposals.',
    keep: 'Not yet',
    busy: 'Accepting…',
    done: 'Marked for the next release',
  },
  declining: {
    action: 'Decline',
    title: (text: string) => `Decline “${text}”?`,
    note: 'The proposer sees your reason.',
    label: 'Reason',
    missing: 'Say why, in a few words.',
    save: 'Decline',
    saving: 'Declining…',
    cancel: 'Cancel',
    said: 'Declined',
  },
}
