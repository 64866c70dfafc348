import type { MeetingWords } from './en.ts'

export const pcm: MeetingWords = {
  lagos: 'Lagos time',
  span: (from, to) => `${from} reach ${to}`,
  answers: { ACCEPTED: 'I go come', TENTATIVE: 'Maybe', DECLINED: 'I no go come' },
  mail: {
    cancelled: (what) => `E don cancel: ${what}`,
    changed: (what) => `E don change: ${what}`,
    invites: (who) => `${who} invite you.`,
    hasChanged: (who) => `${who} don change this meeting.`,
    hasCancelled: (who) => `${who} don cancel this meeting.`,
    hasCancelledSeries: (who) => `${who} don cancel all these meetings.`,
    dropped: (who) => `${who} no need you for this meeting again.`,
    droppedSeries: (who) => `${who} no need you for these meetings again.`,
    endsBefore: (who, time) => `${who} don cancel these meetings from ${time}. The ones before still stand.`,
    endsAfter: (who, time) =>
      `${who} don change these meetings after ${time}. Another mail go invite you to the later ones.`,
    reason: (why) => `Why: ${why}`,
    noSignIn: 'You no need login to answer.',
    noSignInSeries:
      'You no need login to answer. The meeting dey repeat; this answer na for the date on top.',
    whenSubject: (title) => `When you fit come? ${title}`,
    whenSuits: (who) => `${who} dey ask which of these times good for you.`,
    whenLink: (link) => `Choose, no need login: ${link}`,
  },
  nowhere: {
    title: 'This link no go anywhere',
    note: 'E fit don old, or e no complete. Open am from the mail again, or login to see your meetings.',
  },
  asks: (organizer) => `${organizer} invite you`,
  said: {
    ACCEPTED: 'You talk say you go come',
    TENTATIVE: 'You fit come',
    DECLINED: 'You talk say you no go come',
  },
  choose: 'You go come?',
  again: 'You don change your mind? Answer again before the meeting end.',
  note: (organizer) => `Note to ${organizer}`,
  mayBeEmpty: 'if you like',
  over: 'This meeting don end.',
  cancelled: (reason) => `Dem don cancel this meeting: ${reason}`,
  oneDate: 'The meeting dey repeat; this answer na for this date.',
  polls: {
    asks: (organizer) => `${organizer} dey ask when you fit come`,
    answered: 'We don keep your times',
    choose: 'Which times good for you?',
    send: 'Send am',
    none: 'None good? Send without tick.',
    again: 'You fit change am till dem fix the time.',
    closed: {
      FIXED: 'Dem don fix the time. The invitation dey your mail.',
      WITHDRAWN: 'Dem don take this poll back.',
      OVER: 'All the times don pass, and dem no fix any.',
    },
  },
}
