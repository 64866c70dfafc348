import type { alarmAnswer as english } from '../en/alarm-answer.ts'
import type { Words } from '../words.ts'

export const alarmAnswer = {
  loading: 'The alarm dey load…',
  missing: 'This alarm no dey, or e no be your own to see.',
  drill: 'Drill',
  states: { SAFE: 'Safe', NEEDS_HELP: 'Need help', WAITING: 'Never answer', AWAY: 'No dey here' },
  answer: {
    self: (unit: string) => `You dey answer for yourself, ${unit}.`,
    selfOnly: 'You dey answer for yourself.',
    change: 'You fit change am until dem close the alarm.',
    choices: {
      SAFE: ['I DEY SAFE (SAFE)', 'I don comot, or danger no dey'],
      NEEDS_HELP: ['I NEED HELP (NEED HELP)', 'Person dey come meet you'],
      AWAY: ['I NO DEY HERE (NOT HERE)', 'I dey another place'],
    },
    said: {
      SAFE: 'We don hear: you dey safe. (SAFE)',
      NEEDS_HELP: 'We don hear: you need help. The office and im wardens don know. (NEED HELP)',
      AWAY: 'We don hear: you no dey here. (NOT HERE)',
    },
    note: 'Small word for who dey come',
    noteHelp: 'Where, how many people, who wound',
    call: 'Call 112',
    failed: 'Your answer never reach us. Try again, or call 112. (Your answer has not reached us.)',
    notThere: 'Your answer NEVER reach us. (NOT sent)',
    notThereText: 'E go go by itself when network dey. If you need help now, call.',
    over: 'Danger don pass. Nobody dey ask again. (All clear.)',
    back: 'Go back to Gida',
    lastWords: 'This na drill. For real alarm the top of this page dey red, and the word Drill no dey.',
  },
  banner: {
    asked: (title: string) => `Alarm: ${title}`,
    drill: (title: string) => `Drill: ${title}`,
    open: 'Answer',
    lead: 'Open the board',
    answered: (state: string) => `You answer: ${state}.`,
  },
} satisfies Words<typeof english>
