import type { receiptCheck as english } from '../en/receipt-check.ts'
import type { Words } from '../words.ts'

export const receiptCheck = {
  title: 'Yẹ ìwé-ẹ̀rí owó wò',
  brand: 'Gida',
  intro:
    'Ẹ fi kámẹ́rà fóònù yín ya àmì onígun mẹ́rin tó wà lórí ìwé-ẹ̀rí owó, tàbí kí ẹ lẹ ìlínkì tó wà nínú rẹ̀ mọ́ ibí. Ojú ìwé yìí á sọ bóyá ojúlówó ni.',
  label: 'Ìlínkì àmì ìwé-ẹ̀rí owó',
  check: 'Yẹ̀ ẹ́ wò',
  another: 'Yẹ ìwé-ẹ̀rí owó mìíràn wò',
} satisfies Words<typeof english>
