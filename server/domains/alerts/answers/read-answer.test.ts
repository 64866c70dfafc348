import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test.each([
  ...[
    'SAFE',
    'safe',
    'Saef',
    'I dey safe',
    'i am saf now',
    'We dey kampe',
    'OK',
    'no need help',
    'No wahala',
  ],
  ...['no problem, I am fine', 'I no hurt, I dey fine'],
  ...['I’m fine, thank you', 'safee', 'I am out', 'Ina lafiya', 'àlàáfíà ni', 'udo'],
])('%s is safe', (text) => expect(readAnswer(text)).toBe('SAFE'))

test.each([
  ...[
    'HELP',
    'helpp',
    'hlep us',
    'abeg HELP',
    'I no dey safe',
    'not safe',
    'we are trapped',
    'No safe here o',
  ],
  ...['I am not ok', 'We’re not okay', 'I no fine', 'not fine at all', 'we no dey alright', 'Not yet safe'],
  ...['I don’t feel safe', 'I am not feeling fine', 'it isn’t safe', 'No be fine', 'not so okay'],
  ...['Ba lafiya', 'bani da lafiya', 'Kò sí àlàáfíà', 'udo adịghị'],
  ...['my hand is burnt', 'I need help, not fine', 'SOS', 'Ina bukatar TAIMAKO', 'ìrànlọ́wọ́!', 'enyemaka'],
])('%s needs help', (text) => expect(readAnswer(text)).toBe('NEEDS_HELP'))

test.each([
  ...[
    'NOT HERE',
    'not at home',
    'I no dey house',
    'I no dey there',
    'I have travelled',
    'away',
    'I dey for work',
  ],
])('%s is not here', (text) => expect(readAnswer(text)).toBe('AWAY'))

test.each(['who is this', 'STOP', '', 'Happy birthday', '👍'])('%s says nothing', (text) =>
  expect(readAnswer(text)).toBeNull(),
)
