import { formatInstant } from '@gida/contract/shared/dates'

const timeOf = (at: Date) => formatInstant(at).split(', ')[1] ?? ''

/** Texts of the answer page. */
export const words = {
  head: (estate: string, at: Date) => `Alarm · ${estate} · ${timeOf(at)}`,
  drill: 'Drill',
  practice: (estate: string) => `This is only practice · ${estate}`,
  lastWords: 'This is a drill. In a real alarm the head of this page is red, and has no word Drill.',
  forSelf: 'You answer as',
  forOther: (kin: string) => (kin ? `${kin}, you answer for` : 'You answer for'),
  noSignIn: 'No sign-in is needed. The link is yours alone and ends with the alarm.',
  choices: {
    SAFE: ['SAFE', 'Out, or in no danger'],
    NEEDS_HELP: ['NEED HELP', 'Somebody comes'],
    AWAY: ['NOT HERE', 'Somewhere else'],
  },
  note: 'A word for who comes (where, how many, who is hurt)',
  said: {
    SAFE: 'We have it: SAFE.',
    NEEDS_HELP: 'We have it: NEED HELP. The office and its wardens have been told.',
    AWAY: 'We have it: NOT HERE.',
  },
  change: 'You can change it until the alarm is closed.',
  call: 'Call 112',
  by: (estate: string) => `Gida for ${estate}`,
  over: (at: Date) => `All clear since ${timeOf(at)}. You no longer need to answer.`,
  update: (at: Date, note: string) => `${timeOf(at)}: ${note}`,
  nowhere: { title: 'This link does not work', note: 'Open it from the message again. In danger, call 112.' },
  closed: {
    title: 'This alarm is closed',
    note: 'All clear: you no longer need to answer. In danger, call 112.',
  },
  often: { title: 'Wait a moment', note: 'Too many tries in one minute. Try again, or call 112.' },
} as const
