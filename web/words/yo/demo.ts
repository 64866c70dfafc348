import type { demo as english } from '../en/demo.ts'
import type { Words } from '../words.ts'

export const demo = {
  text: (when: string) =>
    `Àwòṣe ni èyí: owó kankan kò kúrò, a kò sì kọ̀wé sí ẹnikẹ́ni. A ó pa gbogbo rẹ̀ rẹ́ ní ${when}. (This is a demo: no money moves.)`,
  change: 'Ipò mìíràn, tàbí jáde',
} satisfies Words<typeof english>
