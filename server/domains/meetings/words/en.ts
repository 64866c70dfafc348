/** Texts for invitees: the mail and the page it links to. */
export const en = {
  lagos: 'Lagos time',
  span: (from: string, to: string) => `${from} to ${to}`,
  answers: { ACCEPTED: 'Accept', TENTATIVE: 'Maybe', DECLINED: 'Decline' },
  mail: {
    cancelled: (what: string) => `Cancelled: ${what}`,
    changed: (what: string) => `Changed: ${what}`,
    invites: (who: string) => `${who} invites you.`,
    hasChanged: (who: string) => `${who} has changed this meeting.`,
    hasCancelled: (who: string) => `${who} has cancelled this meeting.`,
    hasCancelledSeries: (who: string) => `${who} has cancelled this series of meetings.`,
    dropped: (who: string) => `${who} has removed you from this meeting.`,
    droppedSeries: (who: string) => `${who} has removed you from these meetings.`,
    endsBefore: (who: string, time: string) =>
      `${who} has cancelled these meetings from ${time}. Those before it still take place.`,
    endsAfter: (who: string, time: string) =>
      `${who} has changed these meetings after ${time}. You get another mail for the later ones.`,
    reason: (why: string) => `Reason: ${why}`,
    noSignIn: 'Your answer needs no sign-in.',
    noSignInSeries: 'Your answer needs no sign-in. The meeting repeats; this answer is for the date above.',
    whenSubject: (title: string) => `When can you come? ${title}`,
    whenSuits: (who: string) => `${who} asks which of these times suits you.`,
    whenLink: (link: string) => `Choose, without signing in: ${link}`,
  },
  nowhere: {
    title: 'This link does not work',
    note: 'It may be old or incomplete. Open it from the mail again, or sign in to see your meetings.',
  },
  asks: (organizer: string) => `${organizer} invites you`,
  said: { ACCEPTED: 'You accepted', TENTATIVE: 'You said maybe', DECLINED: 'You declined' },
  choose: 'Will you come?',
  again: 'Changed your mind? Answer again until the meeting ends.',
  note: (organizer: string) => `A note to ${organizer}`,
  mayBeEmpty: 'may be empty',
  over: 'This meeting is over.',
  cancelled: (reason: string) => `This meeting was cancelled: ${reason}`,
  oneDate: 'The meeting repeats; this answer is for this date.',
  polls: {
    asks: (organizer: string) => `${organizer} asks when you can come`,
    answered: 'Your times are saved',
    choose: 'Which times suit you?',
    send: 'Send',
    none: 'None suits? Send without a tick.',
    again: 'You can change this until the time is fixed.',
    closed: {
      FIXED: 'The time is fixed. The invitation is in your mail.',
      WITHDRAWN: 'This poll was withdrawn.',
      OVER: 'All of its times are over, and none was fixed.',
    },
  },
}
export type MeetingWords = typeof en
