import { expect, it } from 'vitest'
import { markIn } from './mark.ts'

it('shows what was typed within a text, whatever the marks of its letters', () => {
  expect(markIn('Oluwaseun Adébáyọ̀', 'adeb')).toEqual(['Oluwaseun ', 'Adéb', 'áyọ̀'])
  expect(markIn('Adébáyọ̀ Eze', 'ayo e')).toEqual(['Adéb', 'áyọ̀ E', 'ze'])
  expect(markIn('Sani Ɓala', 'bal')).toEqual(['Sani ', 'Ɓal', 'a'])
  expect(markIn('Flat B4', 'b4')).toEqual(['Flat ', 'B4', ''])
})

it('shows nothing where it does not stand, and nothing for nothing', () => {
  expect(markIn('Flat B4', 'c9')).toBeNull()
  expect(markIn('Flat B4', '  ')).toBeNull()
  expect(markIn('', 'b')).toBeNull()
})
