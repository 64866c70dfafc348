import { fold } from '@gida/contract/shared/texts/fold'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

/** Every letter that the five languages write, with each mark of tone, small and capital. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzẹọṣịụṅńǹḿɓɗƙƴ'].flatMap((letter) =>
  ['', '\u0300', '\u0301', '\u0304', '\u030c'].flatMap((mark) => [
    letter + mark,
    letter.toUpperCase() + mark,
  ]),
)

test('the database finds names by the same letters as the app', async () => {
  const texts = [...LETTERS, ...LETTERS.map((letter) => letter.normalize('NFC')), 'Ọláwálé Ɓala', 'Ụ̀zọ́ Ƙofa']
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ folded: string }>`
      select app.fold(text) as folded from unnest(${texts}::text[]) with ordinality t (text, n) order by n`.execute(
      tx,
    ),
  )
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold))
})
