/** What everybody reads who is asked how they are. */
export const alarmAnswer = {
  loading: 'Loading the alarm…',
  missing: 'This alarm does not exist, or you do not have access to it.',
  drill: 'Drill',
  states: { SAFE: 'Safe', NEEDS_HELP: 'Need help', WAITING: 'Silent', AWAY: 'Not here' },
  answer: {
    self: (unit: string) => `You answer for yourself, ${unit}.`,
    selfOnly: 'You answer for yourself.',
    change: 'You can change it until the alarm is closed.',
    choices: {
      SAFE: ['SAFE', 'I am out, or in no danger'],
      NEEDS_HELP: ['NEED HELP', 'Somebody comes to you'],
      AWAY: ['NOT HERE', 'I am somewhere else'],
    },
    said: {
      SAFE: 'We have it: SAFE.',
      NEEDS_HELP: 'We have it: NEED HELP. The office and its wardens have been told.',
      AWAY: 'We have it: NOT HERE.',
    },
    note: 'A word for who comes',
    noteHelp: 'Where, how many, who is hurt',
    call: 'Call 112',
    failed: 'Your answer has not reached us. Try again, or call 112.',
    notThere: 'Your answer has NOT reached us.',
    notThereText: 'It will be sent when you are back online. If you need help now, call.',
    over: 'All clear. You no longer need to answer.',
    back: 'Back to Gida',
    lastWords: 'This is a drill. In a real alarm the head of this page is red, and has no word Drill.',
  },

  banner: {
    asked: (title: string) => `Alarm: ${title}`,
    drill: (title: string) => `Drill: ${title}`,
    open: 'Answer',
    lead: 'Open the board',
    answered: (state: string) => `You answered: ${state}.`,
  },
}
