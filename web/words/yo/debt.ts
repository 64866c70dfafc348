import type { debt as english } from '../en/debt.ts'
import type { Words } from '../words.ts'

export const debt = {
  arrears: 'Owó tó ti pẹ́',
  noArrears: 'Kò sí ohun tó kọjá ọjọ́ rẹ̀',
  oldest: (late: number) => `Èyí tó pẹ́ jù ti fi ọjọ́ ${late.toLocaleString('en-NG')} pẹ́`,
  dueNow: 'Ó yẹ báyìí',
  soon: (amount: string, until: string) => `ẹ ó san ${amount} títí di ${until}`,
  withArrears: (amount: string, until: string) => `Owó tó ti pẹ́, àti ${amount} tí ẹ ó san títí di ${until}`,
  nothingMore: (until: string) => `Kò sí mìíràn títí di ${until}`,
  billedLater: 'A ti kọ ọ́, ọjọ́ rẹ̀ ń bọ̀',
  nextDue: (day: string) => `Ọjọ́ ìsanwó tó kàn: ${day}`,
  nothingLater: 'A kò tíì kọ ohun tó ń bọ̀',
  outstanding: (all: string, due: string, later: string) =>
    `Gbogbo owó tó kù ${all}: ó yẹ báyìí ${due}, a ti kọ ọ́ ṣùgbọ́n ọjọ́ rẹ̀ ń bọ̀ ${later}. (Outstanding)`,
  credit: 'Owó àṣẹ́kù (Credit)',
  depositHeld: 'Owó ìdógò tó wà nípamọ́ (Deposit held)',
} satisfies Words<typeof english>
